/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Writes Java sources of resources: models, clients, resources, lists and tests.
 */
@NullMarked
package dev.tfprovider.internal.openapi.source;

import org.jspecify.annotations.NullMarked;
