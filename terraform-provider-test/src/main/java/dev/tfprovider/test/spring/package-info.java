/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Tests a provider with its Spring application context. The only package here that knows
 * Spring; nothing else in this module knows it.
 */
@NullMarked
package dev.tfprovider.test.spring;

import org.jspecify.annotations.NullMarked;
