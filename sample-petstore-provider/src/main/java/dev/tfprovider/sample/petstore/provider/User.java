/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.UseStateForUnknown;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.constraint.ExactlyOneOf;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * A user of the store.
 *
 * @param username name the user signs in with; it cannot be changed
 * @param number number given by the store
 * @param firstName given name
 * @param lastName family name
 * @param email where to write to
 * @param phone where to call
 * @param password password, kept in the state; the store never shows it, so a change made
 * elsewhere goes unnoticed
 * @param passwordWo password that reaches neither plan nor state
 * @param passwordWoVersion any number
 * @param userStatus any number
 */
@ExactlyOneOf({ "password", "passwordWo" })
public record User(@Id(configured = true) @Pattern(regexp = "[a-z][a-z0-9_-]{2,31}") String username,
		@Computed @UseStateForUnknown Long number, String firstName, String lastName, @Email String email,
		@Nullable String phone, @Sensitive @Size(min = 8) @Nullable String password,
		@WriteOnly(version = "passwordWoVersion",
				insteadOf = "password") @Sensitive @Size(min = 8) @Nullable String passwordWo,
		@Nullable Long passwordWoVersion, @Default("0") int userStatus) {

}
