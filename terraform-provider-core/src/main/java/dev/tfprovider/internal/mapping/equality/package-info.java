/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Compares values by their meaning where an attribute declares how.
 */
@NullMarked
package dev.tfprovider.internal.mapping.equality;

import org.jspecify.annotations.NullMarked;
