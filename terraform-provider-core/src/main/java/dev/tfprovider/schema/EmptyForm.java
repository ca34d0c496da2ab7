/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.schema;

/**
 * Determines how an empty collection or text in the result of a call relates to null.
 * APIs often answer with one where they were given the other.
 */
public enum EmptyForm {

	/**
	 * The same: the result takes the form of the plan, or of the state that is read
	 * again. Where there is none to follow, it stays as it is.
	 */
	PLANNED,

	/**
	 * As {@link #PLANNED}, but an empty result becomes null where there is nothing to
	 * follow.
	 */
	NULL,

	/**
	 * As {@link #PLANNED}, but a null result becomes empty where there is nothing to
	 * follow.
	 */
	EMPTY,

	/**
	 * Something else: an empty value and null differ as any two values do.
	 */
	DISTINCT

}
