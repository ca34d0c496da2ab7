/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import org.jspecify.annotations.Nullable;

/**
 * How an operation gives a list in pages.
 *
 * @param way how one page leads to the next
 * @param parameter the parameter of the query that chooses a page, empty if there is none
 * @param first number of the first page
 * @param next the member of the answer that has the parameter for the next page
 */
public record ListPages(Way way, String parameter, int first, @Nullable String next) {

	/**
	 * A list that is given at once.
	 */
	static final ListPages NONE = new ListPages(Way.NONE, "", 0, null);

	/**
	 * The ways from one page to the next.
	 */
	public enum Way {

		/**
		 * There are no pages.
		 */
		NONE,

		/**
		 * Pages have numbers.
		 */
		NUMBER,

		/**
		 * A page begins after so many objects.
		 */
		OFFSET,

		/**
		 * A page tells what to ask for to get the next one.
		 */
		CURSOR,

		/**
		 * There seem to be pages, and the description does not say how to get them.
		 */
		UNKNOWN

	}

}
