/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * State stores, one of which keeps states in files.
 */
@NullMarked
package dev.tfprovider.test.corner.store;

import org.jspecify.annotations.NullMarked;
