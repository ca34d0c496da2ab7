/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.user;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * The request body that replaces a user.
 *
 * @param username the same name as in the path, or nothing
 * @param firstName given name
 * @param lastName family name
 * @param email where to write to, not checked
 * @param phone where to call
 * @param password new password; the old one stays when left out
 * @param userStatus any number; zero when left out
 */
record UserChange(@Nullable String username, @NotBlank @Size(max = 64) String firstName,
		@NotBlank @Size(max = 64) String lastName, @NotBlank @Size(max = 254) String email,
		@Size(max = 32) @Nullable String phone, @Size(min = 1, max = 128) @Nullable String password, int userStatus) {

}
