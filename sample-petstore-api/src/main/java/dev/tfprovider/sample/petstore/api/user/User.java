/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.user;

import org.jspecify.annotations.Nullable;

/**
 * A user in responses, without the password.
 *
 * @param id number given by the service
 * @param username name it is found by
 * @param firstName given name
 * @param lastName family name
 * @param email where to write to, not checked
 * @param phone where to call
 * @param userStatus any number
 */
record User(long id, String username, String firstName, String lastName, String email, @Nullable String phone,
		int userStatus) {

}
