/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import dev.tfprovider.value.TypeCodec;

/**
 * A {@code TypeCodec} of the framework itself. Its messages never repeat the value, which
 * may be sensitive.
 *
 * @param <T> the Java type
 */
sealed interface KnownCodec<T> extends TypeCodec<T> permits EnumCodec, PrimitiveCodec, TextCodec {

	/**
	 * Return whether a Java value has only one form in Terraform.
	 * @return {@code false} if two different values may read as equal Java values
	 */
	boolean isExact();

}
