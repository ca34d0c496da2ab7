/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Resource types and data source types as registered: schema, mapping, identity,
 * upgrades, moves and stored state.
 */
@NullMarked
package dev.tfprovider.internal.runtime.type;

import org.jspecify.annotations.NullMarked;
