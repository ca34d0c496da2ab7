/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

/**
 * A tag of a pet.
 *
 * @param name the word, of 1 to 64 characters
 */
public record ApiTag(String name) {

}
