/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.time.Instant;

/**
 * A feeding in responses.
 *
 * @param number number given by the store, from one on for each pet
 * @param food what the pet ate
 * @param fedAt when
 */
public record FeedingResponse(int number, String food, Instant fedAt) {

}
