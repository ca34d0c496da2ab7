/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Calls to a provider and what its answers say. Judges no answer beyond what cannot be
 * decoded.
 */
@NullMarked
package dev.tfprovider.test.internal.engine.client;

import org.jspecify.annotations.NullMarked;
