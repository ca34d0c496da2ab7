/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Tests of the test slice, on a provider of notes. Knows nothing of the engine.
 */
@NullMarked
package dev.tfprovider.test.spring;

import org.jspecify.annotations.NullMarked;
