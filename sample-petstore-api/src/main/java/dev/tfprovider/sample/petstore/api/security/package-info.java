/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Rejects calls without the API key.
 */
@NullMarked
package dev.tfprovider.sample.petstore.api.security;

import org.jspecify.annotations.NullMarked;
