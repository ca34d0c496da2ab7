/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import org.jspecify.annotations.Nullable;

/**
 * The request body that creates an access token.
 *
 * @param purpose what it is for
 * @param lifetimeSeconds how long it is good for without a renewal; null for what is
 * usual in the store
 */
public record TokenRequest(String purpose, @Nullable Long lifetimeSeconds) {

}
