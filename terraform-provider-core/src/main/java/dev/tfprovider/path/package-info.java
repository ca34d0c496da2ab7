/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Paths to attributes inside a configuration, plan or state. Depends on nothing.
 */
@NullMarked
package dev.tfprovider.path;

import org.jspecify.annotations.NullMarked;
