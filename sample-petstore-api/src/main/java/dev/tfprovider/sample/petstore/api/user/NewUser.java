/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.user;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * The request body that creates a user.
 *
 * @param username name it is found by from now on
 * @param firstName given name
 * @param lastName family name
 * @param email where to write to, not checked
 * @param phone where to call
 * @param password password, never shown again
 * @param userStatus any number; zero when left out
 */
record NewUser(@NotNull @Pattern(regexp = "[a-z][a-z0-9_-]{2,31}") String username,
		@NotBlank @Size(max = 64) String firstName, @NotBlank @Size(max = 64) String lastName,
		@NotBlank @Size(max = 254) String email, @Size(max = 32) @Nullable String phone,
		@NotBlank @Size(max = 128) String password, int userStatus) {

}
