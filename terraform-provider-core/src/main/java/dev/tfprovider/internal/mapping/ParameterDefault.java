/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.internal.mapping.mapper.Slot;
import dev.tfprovider.internal.mapping.model.DefaultSource;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Holds the default of a parameter of a function.
 *
 * @param value the default, {@code null} for none
 * @param texts the default as texts, for people; {@code null} if it has no such
 */
record ParameterDefault(@Nullable TerraformValue value, @Nullable List<String> texts) {

	static final ParameterDefault NONE = new ParameterDefault(null, null);

	static ParameterDefault of(Default annotation, Class<?> owner, Slot slot, InferenceScope scope) {
		if (annotation.from().isEmpty()) {
			List<String> texts = List.of(annotation.value());
			return new ParameterDefault(ComponentDefault.parse(texts, slot.mapper(), scope), texts);
		}
		DefaultSource source = DefaultSource.find(owner, annotation.from(), scope);
		source.checkType(slot.type(), scope);
		if (!source.parameters().isEmpty()) {
			throw scope.refuse("the method '%s' that gives the default has parameters".formatted(annotation.from()),
					"Remove them: the default of a parameter depends on nothing");
		}
		Object given = ComponentDefault.call(source, annotation.from(), scope);
		if (given == null) {
			throw scope.refuse("the default that '%s' gives is null".formatted(annotation.from()),
					"Return a value, or declare the parameter as @Nullable without @Default");
		}
		TerraformValue value = ComponentDefault.write(given, slot.mapper(), scope);
		return new ParameterDefault(value, ComponentDefault.texts(value));
	}

}
