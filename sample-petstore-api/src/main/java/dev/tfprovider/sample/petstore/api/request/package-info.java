/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Counts the requests that the API has served. Knows nothing of what they ask for.
 */
@NullMarked
package dev.tfprovider.sample.petstore.api.request;

import org.jspecify.annotations.NullMarked;
