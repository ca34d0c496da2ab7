/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import org.jspecify.annotations.Nullable;

/**
 * The request body of a user.
 *
 * @param username name it is found by, unique: 3 to 32 of {@code a-z0-9_-}, the first one
 * a letter. It cannot be updated
 * @param firstName given name
 * @param lastName family name
 * @param email where to write to
 * @param phone where to call
 * @param password password; may be null in an update, which then keeps the old one
 * @param userStatus any number
 */
public record UserRequest(String username, String firstName, String lastName, String email, @Nullable String phone,
		@Nullable String password, int userStatus) {

	/**
	 * Describe the user without the password, which must not reach a log.
	 */
	@Override
	public String toString() {
		return "UserRequest[username=" + this.username + "]";
	}

}
