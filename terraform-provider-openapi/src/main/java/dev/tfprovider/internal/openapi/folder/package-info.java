/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Writes source files beside those that are there, and never over them.
 */
@NullMarked
package dev.tfprovider.internal.openapi.folder;

import org.jspecify.annotations.NullMarked;
