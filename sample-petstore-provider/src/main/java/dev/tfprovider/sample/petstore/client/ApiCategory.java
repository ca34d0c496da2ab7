/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import org.jspecify.annotations.Nullable;

/**
 * A category of pets.
 *
 * @param id number chosen by the caller
 * @param name name, of 1 to 64 characters
 */
public record ApiCategory(@Nullable Long id, String name) {

}
