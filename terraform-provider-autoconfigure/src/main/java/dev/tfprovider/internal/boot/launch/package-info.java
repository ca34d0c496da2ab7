/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Starts a launched process around its application context: standard output, server,
 * environment, logging and start failures. Knows no resources.
 */
@NullMarked
package dev.tfprovider.internal.boot.launch;

import org.jspecify.annotations.NullMarked;
