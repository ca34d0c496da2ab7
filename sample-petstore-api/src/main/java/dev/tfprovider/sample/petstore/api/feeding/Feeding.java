/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.feeding;

import java.time.OffsetDateTime;

/**
 * A feeding in responses.
 *
 * @param number number given by the service, from one on for each pet
 * @param food what the pet ate
 * @param fedAt when, to the millisecond
 */
record Feeding(int number, String food, OffsetDateTime fedAt) {

}
