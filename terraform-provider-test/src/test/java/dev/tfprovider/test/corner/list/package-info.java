/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * A provider with a list resource, and queries of it. Nothing here is for other modules.
 */
@NullMarked
package dev.tfprovider.test.corner.list;

import org.jspecify.annotations.NullMarked;
