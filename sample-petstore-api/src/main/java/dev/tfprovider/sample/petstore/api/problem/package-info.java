/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Error responses as RFC 9457 problem details. Knows nothing of pets, orders or users.
 */
@NullMarked
package dev.tfprovider.sample.petstore.api.problem;

import org.jspecify.annotations.NullMarked;
