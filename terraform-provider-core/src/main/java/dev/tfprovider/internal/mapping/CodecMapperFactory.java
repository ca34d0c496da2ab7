/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.Map;

import dev.tfprovider.internal.mapping.mapper.CodecMapper;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.ModelReflection;
import dev.tfprovider.internal.mapping.model.TextRules;
import dev.tfprovider.internal.mapping.model.TypeRef;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * Creates mappers for types that have a codec, primitive types by their boxes.
 *
 * @param codecs the codecs by Java type
 */
record CodecMapperFactory(Map<Class<?>, TypeCodec<?>> codecs) implements MapperFactory {

	@Override
	public @Nullable ValueMapper create(TypeRef type, InferenceScope scope) {
		TypeCodec<?> codec = (type.raw() != null) ? this.codecs.get(ModelReflection.box(type.raw())) : null;
		if (codec == null) {
			return null;
		}
		scope.refuseIf(scope.has(InheritedProperty.CASE_INSENSITIVE) && codec.javaType() != (Class<?>) String.class,
				"@CaseInsensitive is on a type that decides itself what is equal",
				"Remove the annotation, or declare the component as String or an enum");
		return new CodecMapper(codec, scope.has(InheritedProperty.SENSITIVE), TextRules.of(scope));
	}

}
