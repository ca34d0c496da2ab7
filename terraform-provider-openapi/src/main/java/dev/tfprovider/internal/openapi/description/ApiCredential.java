/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

/**
 * The way in which callers authenticate themselves.
 *
 * @param kind the way
 * @param parameter name of the header that carries a key, else empty
 */
public record ApiCredential(Kind kind, String parameter) {

	/**
	 * The ways.
	 */
	public enum Kind {

		/**
		 * A key in a header.
		 */
		HEADER,

		/**
		 * A bearer token.
		 */
		BEARER,

		/**
		 * Name and password.
		 */
		BASIC

	}

}
