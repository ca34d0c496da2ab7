/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * Describes a record.
 *
 * @param type the record
 * @param components its components
 */
record RecordModelClass(Class<?> type, List<ModelComponent> components) implements ModelClass {

	static RecordModelClass of(Class<?> type) {
		List<ModelComponent> components = new ArrayList<>();
		for (RecordComponent component : type.getRecordComponents()) {
			components.add(new Part(component));
		}
		return new RecordModelClass(type, List.copyOf(components));
	}

	@Override
	public Creator constructor(InferenceScope scope) {
		return ModelReflection.constructor(this.type, scope);
	}

	/**
	 * A component of a record.
	 *
	 * @param component the component
	 */
	private record Part(RecordComponent component) implements ModelComponent {

		@Override
		public String name() {
			return this.component.getName();
		}

		@Override
		public Class<?> owner() {
			return this.component.getDeclaringRecord();
		}

		@Override
		public AnnotatedElement annotations() {
			return this.component;
		}

		@Override
		public List<AnnotatedElement> members() {
			return List.of(this.component, this.component.getAccessor());
		}

		@Override
		public AnnotatedType javaType() {
			return this.component.getAnnotatedType();
		}

		@Override
		public Accessor accessor(InferenceScope scope) {
			return ModelReflection.accessor(this.component, scope);
		}

	}

}
