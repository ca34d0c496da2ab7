/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

/**
 * Determines how a null value is read where the schema requires one.
 */
public enum NullOnRead {

	/**
	 * Null is rejected.
	 */
	STRICT,

	/**
	 * Null becomes {@code null}, zero or {@code false}.
	 */
	PARTIAL,

	/**
	 * Null becomes {@code null}, and an unknown value is never read as null.
	 */
	THREE_STATE

}
