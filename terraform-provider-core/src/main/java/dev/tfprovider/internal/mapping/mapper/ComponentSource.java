/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.lang.annotation.Annotation;
import java.util.List;

import dev.tfprovider.internal.mapping.model.ModelComponent;
import dev.tfprovider.internal.mapping.model.TypeRef;
import org.jspecify.annotations.Nullable;

/**
 * Gives access to the annotations of a component, merged with those of customizers, which
 * win.
 *
 * @param component the component
 * @param customization what customizers say, maybe {@link ComponentCustomization#NONE}
 * @param argument the default argument that is a default, {@code null} for none
 */
public record ComponentSource(ModelComponent component, ComponentCustomization customization,
		@Nullable Object argument) {

	public String name() {
		return this.component.name();
	}

	public Class<?> owner() {
		return this.component.owner();
	}

	public ComponentSource withArgument(@Nullable Object argument) {
		return new ComponentSource(this.component, this.customization, argument);
	}

	public <A extends Annotation> @Nullable A get(Class<A> type) {
		A customized = this.customization.annotation(type);
		return (customized != null || this.customization.removes(type)) ? customized
				: this.component.annotations().getAnnotation(type);
	}

	public <A extends Annotation> List<A> getAll(Class<A> type) {
		A customized = this.customization.annotation(type);
		if (customized != null) {
			return List.of(customized);
		}
		return this.customization.removes(type) ? List.of()
				: List.of(this.component.annotations().getAnnotationsByType(type));
	}

	public boolean has(Class<? extends Annotation> type) {
		return get(type) != null;
	}

	/**
	 * Return whether null is a value.
	 * @param declared what the type says
	 */
	public boolean nullable(boolean declared) {
		Boolean customized = this.customization.nullable();
		return (customized != null) ? customized
				: declared || TypeRef.isNullable(this.component.annotations().getAnnotations());
	}

	@Nullable public Object defaultValue() {
		Object customized = this.customization.defaultValue();
		return (customized != null) ? customized : this.argument;
	}

}
