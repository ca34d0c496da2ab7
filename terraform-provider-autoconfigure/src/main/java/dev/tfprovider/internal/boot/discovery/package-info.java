/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Finds resources, data sources and their annotations among the beans, at start-up or
 * ahead of time.
 */
@NullMarked
package dev.tfprovider.internal.boot.discovery;

import org.jspecify.annotations.NullMarked;
