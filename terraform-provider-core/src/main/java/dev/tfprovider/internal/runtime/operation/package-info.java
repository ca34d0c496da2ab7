/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Plans, applies, reads, imports, moves and upgrades the objects of resources and data
 * sources, and calls functions: one class for each operation, and the rules that plans
 * and results are made and checked by.
 */
@NullMarked
package dev.tfprovider.internal.runtime.operation;

import org.jspecify.annotations.NullMarked;
