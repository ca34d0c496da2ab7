/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.time.Duration;
import java.time.Instant;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Sensitive;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * A token for the store that is good as long as Terraform works with it.
 *
 * @param purpose what the token is for
 * @param lifetime how long the token is good for without a renewal; the store decides
 * unless set
 * @param number number given by the store
 * @param token the token
 * @param expiresAt when the token is no longer good unless it is renewed
 */
public record AccessToken(@Size(max = 64) String purpose, @Nullable Duration lifetime, @Computed Long number,
		@Computed @Sensitive String token, @Computed Instant expiresAt) {

}
