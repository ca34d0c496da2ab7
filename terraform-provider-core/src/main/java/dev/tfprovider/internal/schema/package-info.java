/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The shape of resources, data sources and the provider block as the protocol carries it,
 * immutable. Depends on what authors say of attributes, on values and paths.
 */
@NullMarked
package dev.tfprovider.internal.schema;

import org.jspecify.annotations.NullMarked;
