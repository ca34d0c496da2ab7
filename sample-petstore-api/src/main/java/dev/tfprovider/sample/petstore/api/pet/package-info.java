/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Pets over HTTP and in the database. Knows nothing of orders and users.
 */
@NullMarked
package dev.tfprovider.sample.petstore.api.pet;

import org.jspecify.annotations.NullMarked;
