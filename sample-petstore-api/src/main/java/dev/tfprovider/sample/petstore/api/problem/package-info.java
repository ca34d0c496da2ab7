/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Everything that goes wrong, as RFC 9457 problem details. Has no word about pets, orders
 * or users.
 */
@NullMarked
package dev.tfprovider.sample.petstore.api.problem;

import org.jspecify.annotations.NullMarked;
