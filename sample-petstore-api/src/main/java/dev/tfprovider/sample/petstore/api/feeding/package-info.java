/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Feedings of pets over HTTP and in the database.
 */
@NullMarked
package dev.tfprovider.sample.petstore.api.feeding;

import org.jspecify.annotations.NullMarked;
