/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Access tokens over HTTP and in the database, where only their hashes are kept.
 */
@NullMarked
package dev.tfprovider.sample.petstore.api.token;

import org.jspecify.annotations.NullMarked;
