/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.user;

import jakarta.validation.constraints.NotNull;

/**
 * The request body of a login.
 *
 * @param username name of a user
 * @param password password that is said to belong to it
 */
record LoginRequest(@NotNull String username, @NotNull String password) {

}
