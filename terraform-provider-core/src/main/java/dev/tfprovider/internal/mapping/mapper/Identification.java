/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import dev.tfprovider.attribute.Id;
import org.jspecify.annotations.Nullable;

/**
 * How a component identifies an object.
 */
public enum Identification {

	/**
	 * Not at all.
	 */
	NONE,

	/**
	 * It is a key of an import.
	 */
	KEY,

	/**
	 * It is a key that an import by identity may leave out.
	 */
	OPTIONAL_KEY;

	/**
	 * Return what an annotation says.
	 */
	public static Identification of(@Nullable Id annotation) {
		if (annotation == null) {
			return NONE;
		}
		return annotation.optionalForImport() ? OPTIONAL_KEY : KEY;
	}

}
