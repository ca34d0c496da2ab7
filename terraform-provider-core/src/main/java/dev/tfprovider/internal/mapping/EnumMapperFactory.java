/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import dev.tfprovider.attribute.CaseInsensitive;
import dev.tfprovider.internal.mapping.mapper.CodecMapper;
import dev.tfprovider.internal.mapping.mapper.EnumCodec;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.InvalidValueMessage;
import dev.tfprovider.internal.mapping.model.TextRules;
import dev.tfprovider.internal.mapping.model.TypeRef;
import org.jspecify.annotations.Nullable;

/**
 * Creates mappers for enums.
 */
final class EnumMapperFactory implements MapperFactory {

	@Override
	public @Nullable ValueMapper create(TypeRef type, InferenceScope scope) {
		Class<?> raw = type.raw();
		if (raw == null || !raw.isEnum()) {
			return null;
		}
		try {
			boolean anyCase = scope.has(InheritedProperty.CASE_INSENSITIVE)
					|| raw.isAnnotationPresent(CaseInsensitive.class);
			return new CodecMapper(codec(raw, anyCase), scope.has(InheritedProperty.SENSITIVE),
					new TextRules(scope.has(InheritedProperty.TRIMMED), false));
		}
		catch (IllegalArgumentException ex) {
			throw scope.refuse(InvalidValueMessage.reason(ex),
					"Change the enum, or define a TypeCodec<" + type + "> for it");
		}
	}

	@SuppressWarnings({ "unchecked", "rawtypes" })
	private static EnumCodec<?> codec(Class<?> type, boolean anyCase) {
		return new EnumCodec(type, anyCase);
	}

}
