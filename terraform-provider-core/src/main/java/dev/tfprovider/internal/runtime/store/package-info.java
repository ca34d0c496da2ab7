/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Reads, writes, locks, lists and deletes states by the state stores of a provider, and
 * remembers how these are configured. What a chunk looks like on its way is the business
 * of others.
 */
@NullMarked
package dev.tfprovider.internal.runtime.store;

import org.jspecify.annotations.NullMarked;
