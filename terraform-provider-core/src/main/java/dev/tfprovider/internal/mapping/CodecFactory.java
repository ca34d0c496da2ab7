/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.Map;

import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * Knows the types with a codec, primitive ones by their boxes.
 *
 * @param codecs the codecs by Java type
 */
record CodecFactory(Map<Class<?>, TypeCodec<?>> codecs) implements MapperFactory {

	@Override
	public @Nullable ValueMapper create(TypeRef type, Scope scope) {
		TypeCodec<?> codec = (type.raw() != null) ? this.codecs.get(RecordHandles.box(type.raw())) : null;
		return (codec != null) ? new LeafMapper(codec, scope.has(Trait.SENSITIVE)) : null;
	}

}
