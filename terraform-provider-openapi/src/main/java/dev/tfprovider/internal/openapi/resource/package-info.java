/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Finds the paths of a description that form resources, and says why or why not.
 */
@NullMarked
package dev.tfprovider.internal.openapi.resource;

import org.jspecify.annotations.NullMarked;
