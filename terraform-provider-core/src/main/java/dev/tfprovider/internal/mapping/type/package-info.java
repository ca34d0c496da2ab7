/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Codecs of the simple Java types that schema inference supports. Depends on values only.
 */
@NullMarked
package dev.tfprovider.internal.mapping.type;

import org.jspecify.annotations.NullMarked;
