/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import org.jspecify.annotations.Nullable;

/**
 * A kind of pets.
 *
 * @param id number of the category
 * @param name name of the category
 */
public record Category(@Nullable Long id, String name) {

}
