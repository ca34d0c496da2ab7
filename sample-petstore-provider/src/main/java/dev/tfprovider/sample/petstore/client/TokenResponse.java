/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.time.Instant;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/**
 * An access token in responses.
 *
 * @param id number given by the store
 * @param purpose what it is for
 * @param expiresAt when it is no longer good unless it is renewed
 * @param renewals how many times it was renewed
 * @param token the token itself; null unless it has just been created
 */
public record TokenResponse(long id, String purpose, Instant expiresAt, int renewals, @Nullable String token) {

	/**
	 * Return the token itself.
	 * @return the token, which the store tells only as it creates it
	 * @throws NullPointerException if it was created before
	 */
	public String text() {
		return Objects.requireNonNull(this.token, "the text of a new token");
	}

}
