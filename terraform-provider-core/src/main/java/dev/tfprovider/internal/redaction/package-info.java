/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Removes secrets, in any encoding, and control characters from texts. Depends on texts
 * only: which values are secret, and where the texts go, is decided elsewhere.
 */
@NullMarked
package dev.tfprovider.internal.redaction;

import org.jspecify.annotations.NullMarked;
