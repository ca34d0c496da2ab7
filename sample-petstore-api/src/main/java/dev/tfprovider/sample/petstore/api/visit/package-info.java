/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Visits of pets to the vet over HTTP and in the database. Asks {@code pet} about pets,
 * never reads their tables.
 */
@NullMarked
package dev.tfprovider.sample.petstore.api.visit;

import org.jspecify.annotations.NullMarked;
