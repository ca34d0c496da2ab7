/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import dev.tfprovider.attribute.DeprecatedType;
import org.jspecify.annotations.Nullable;

/**
 * Finds the deprecation message on the class of a resource or data source.
 */
public final class TypeDeprecation {

	private TypeDeprecation() {
	}

	/**
	 * Return what to use instead.
	 * @param implementation the class of the author's code
	 * @return the text, {@code null} unless deprecated
	 */
	public static @Nullable String of(Class<?> implementation) {
		DeprecatedType annotation = implementation.getAnnotation(DeprecatedType.class);
		return (annotation != null) ? annotation.value() : null;
	}

}
