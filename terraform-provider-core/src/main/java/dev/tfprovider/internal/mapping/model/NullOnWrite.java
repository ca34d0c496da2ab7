/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

/**
 * Determines how a {@code null} component is written where the schema requires a value.
 */
public enum NullOnWrite {

	/**
	 * Null is rejected.
	 */
	STRICT,

	/**
	 * {@code null} becomes null, at any depth.
	 */
	PARTIAL

}
