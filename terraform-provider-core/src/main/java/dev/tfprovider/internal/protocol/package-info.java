/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Finds the session of a connection, for all protocol versions. Translation is done in
 * the packages below.
 */
@NullMarked
package dev.tfprovider.internal.protocol;

import org.jspecify.annotations.NullMarked;
