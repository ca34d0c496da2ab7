/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Spring retries within the time limit of a call. Knows operations only.
 */
@NullMarked
package dev.tfprovider.boot.retry;

import org.jspecify.annotations.NullMarked;
