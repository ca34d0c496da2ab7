/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.feeding;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;

/**
 * The request body that feeds a pet one portion.
 *
 * @param food what the pet is to eat
 */
record FeedingRequest(@NotBlank @Size(max = 64) String food) {

}
