/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

/**
 * The methods of HTTP that resources need.
 */
public enum HttpVerb {

	/**
	 * Reads.
	 */
	GET,

	/**
	 * Creates.
	 */
	POST,

	/**
	 * Replaces, or creates under a given name.
	 */
	PUT,

	/**
	 * Changes.
	 */
	PATCH,

	/**
	 * Removes.
	 */
	DELETE

}
