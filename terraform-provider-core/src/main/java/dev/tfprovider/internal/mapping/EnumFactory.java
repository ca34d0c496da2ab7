/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import dev.tfprovider.attribute.CaseInsensitive;
import dev.tfprovider.internal.mapping.type.EnumCodec;
import org.jspecify.annotations.Nullable;

/**
 * Knows enums.
 */
final class EnumFactory implements MapperFactory {

	@Override
	public @Nullable ValueMapper create(TypeRef type, Scope scope) {
		Class<?> raw = type.raw();
		if (raw == null || !raw.isEnum()) {
			return null;
		}
		try {
			boolean anyCase = scope.has(Trait.CASE_INSENSITIVE) || raw.isAnnotationPresent(CaseInsensitive.class);
			return new LeafMapper(codec(raw, anyCase), scope.has(Trait.SENSITIVE),
					new TextRules(scope.has(Trait.TRIMMED), false));
		}
		catch (IllegalArgumentException ex) {
			throw scope.refuse(InvalidValue.reason(ex), "Change the enum, or define a TypeCodec<" + type + "> for it");
		}
	}

	@SuppressWarnings({ "unchecked", "rawtypes" })
	private static EnumCodec<?> codec(Class<?> type, boolean anyCase) {
		return new EnumCodec(type, anyCase);
	}

}
