/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Values as Core shows, orders, converts and compares them. Knows no schema, no
 * configuration and no bytes.
 */
@NullMarked
package dev.tfprovider.test.internal.engine.value;

import org.jspecify.annotations.NullMarked;
