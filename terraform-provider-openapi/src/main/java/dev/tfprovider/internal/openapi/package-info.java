/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Writes the resources of a provider from the OpenAPI description of a service. Runs by
 * itself, and is no part of a provider.
 */
@NullMarked
package dev.tfprovider.internal.openapi;

import org.jspecify.annotations.NullMarked;
