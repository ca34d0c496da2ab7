/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The definition of a provider, composed of the contracts in the packages below. Nothing
 * here depends on {@code internal}.
 */
@NullMarked
package dev.tfprovider;

import org.jspecify.annotations.NullMarked;
