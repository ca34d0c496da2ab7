/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.Map;

import dev.tfprovider.internal.mapping.mapper.DynamicMapper;
import dev.tfprovider.internal.mapping.mapper.TerraformValueMapper;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.TypeRef;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * Creates mappers for components of type {@code Object} and {@code TerraformValue}, which
 * are dynamic in the schema.
 *
 * @param codecs codecs by the class they are for
 */
record DynamicMapperFactory(Map<Class<?>, TypeCodec<?>> codecs) implements MapperFactory {

	@Override
	public @Nullable ValueMapper create(TypeRef type, InferenceScope scope) {
		Class<?> raw = type.raw();
		if (raw == Object.class) {
			return new DynamicMapper(this.codecs);
		}
		if (raw == TerraformValue.class) {
			return new TerraformValueMapper();
		}
		scope.refuseIf(raw != null && TerraformValue.class.isAssignableFrom(raw),
				"one kind of value is no type of an attribute",
				"Declare the component as TerraformValue, which takes values of every type");
		return null;
	}

}
