/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Orders and the inventory over HTTP and in the database. Asks {@code pet} about pets,
 * never reads their tables.
 */
@NullMarked
package dev.tfprovider.sample.petstore.api.store;

import org.jspecify.annotations.NullMarked;
