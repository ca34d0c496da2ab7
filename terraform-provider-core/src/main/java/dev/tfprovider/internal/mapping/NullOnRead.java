/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

/**
 * Determines how a null value is read where the schema requires one.
 */
enum NullOnRead {

	/**
	 * It is refused.
	 */
	STRICT,

	/**
	 * It becomes {@code null}, zero or {@code false}.
	 */
	PARTIAL,

	/**
	 * It becomes {@code null}, and a value that is not known yet is never taken for null.
	 */
	THREE_STATE

}
