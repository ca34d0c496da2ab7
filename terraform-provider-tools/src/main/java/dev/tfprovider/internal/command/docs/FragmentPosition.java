/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

/**
 * Places on a page for the texts of the author.
 */
enum FragmentPosition {

	/**
	 * Before the examples.
	 */
	BEFORE,

	/**
	 * At the end.
	 */
	AFTER;

	/**
	 * The key of the position in the front matter of a fragment.
	 */
	static final String KEY = "position";

}
