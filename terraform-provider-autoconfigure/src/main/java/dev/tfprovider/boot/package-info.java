/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * What the author of a provider imports besides the contracts of the core: the entry
 * point, stereotypes and the provider scope.
 */
@NullMarked
package dev.tfprovider.boot;

import org.jspecify.annotations.NullMarked;
