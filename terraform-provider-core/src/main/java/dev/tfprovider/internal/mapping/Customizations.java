/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

import dev.tfprovider.internal.mapping.mapper.ComponentCustomization;
import dev.tfprovider.internal.mapping.mapper.ComponentSource;
import dev.tfprovider.internal.mapping.model.ModelComponent;
import dev.tfprovider.schema.SchemaCustomizer;
import org.jspecify.annotations.Nullable;

/**
 * Holds the declarations of schema customizers by record. Not changed once all of them
 * have been called.
 */
final class Customizations implements SchemaCustomizer.Models {

	private final Map<Class<?>, ModelCustomization> models = new HashMap<>();

	static Customizations of(Collection<? extends SchemaCustomizer> customizers) {
		Customizations customizations = new Customizations();
		customizers.forEach((customizer) -> customizer.customize(customizations));
		return customizations;
	}

	@Override
	public ModelCustomization of(Class<?> record) {
		return this.models.computeIfAbsent(record, ModelCustomization::new);
	}

	/**
	 * Return a component with its annotations and customizations.
	 */
	ComponentSource source(ModelComponent component) {
		ModelCustomization model = model(component.owner());
		return new ComponentSource(component,
				(model != null) ? model.component(component.name()) : ComponentCustomization.NONE, null);
	}

	@Nullable ModelCustomization model(Class<?> type) {
		return this.models.get(type);
	}

}
