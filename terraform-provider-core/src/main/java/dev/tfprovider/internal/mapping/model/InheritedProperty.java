/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

/**
 * Represents a property that a position in a model inherits from what encloses it.
 */
public enum InheritedProperty {

	/**
	 * Directly in the model itself.
	 */
	ROOT,

	/**
	 * Where block syntax is possible: in the model itself and in blocks.
	 */
	BLOCK_BODY,

	/**
	 * Within something computed, which the configuration must not set.
	 */
	COMPUTED,

	/**
	 * In a collection whose elements the provider may have to decide.
	 */
	UNDECIDED,

	/**
	 * Within something write-only.
	 */
	WRITE_ONLY,

	/**
	 * Within something sensitive.
	 */
	SENSITIVE,

	/**
	 * Within a set.
	 */
	IN_SET,

	/**
	 * In a record that is flattened and may be absent.
	 */
	IN_OPTIONAL_GROUP,

	/**
	 * Within a plain object, whose members have no flags.
	 */
	PLAIN_OBJECT,

	/**
	 * Where white space at both ends of a text is notation.
	 */
	TRIMMED,

	/**
	 * Where the case of a text is notation.
	 */
	CASE_INSENSITIVE

}
