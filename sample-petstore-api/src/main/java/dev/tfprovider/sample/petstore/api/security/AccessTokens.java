/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.security;

/**
 * Knows the access tokens.
 */
public interface AccessTokens {

	/**
	 * Tell whether a text is a token that has neither expired nor been revoked.
	 * @param token the text
	 * @return whether it is a key
	 */
	boolean isGood(String token);

}
