/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

/**
 * The request body that feeds a pet one portion.
 *
 * @param food what the pet is to eat
 */
public record FeedingRequest(String food) {

}
