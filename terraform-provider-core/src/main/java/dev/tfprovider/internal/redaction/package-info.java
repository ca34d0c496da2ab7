/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Removes from texts what nobody may read: secrets, in whatever encoding, and characters
 * that command a terminal. Knows texts only; which ones are secret, and where they go, is
 * the business of others.
 */
@NullMarked
package dev.tfprovider.internal.redaction;

import org.jspecify.annotations.NullMarked;
