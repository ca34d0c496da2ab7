/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.token;

import java.time.OffsetDateTime;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * A token in responses.
 *
 * @param id number given by the service
 * @param purpose what it is for
 * @param expiresAt when it is no longer good unless it is renewed
 * @param renewals how many times it was renewed
 * @param token the token itself, only in the answer that creates it
 */
record Token(long id, String purpose, OffsetDateTime expiresAt, int renewals,
		@JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String token) {

	Token with(String token) {
		return new Token(this.id, this.purpose, this.expiresAt, this.renewals, token);
	}

}
