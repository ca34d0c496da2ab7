/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * What happens around the application context when a host launches the process: from
 * before it exists until after it failed to start. Knows no resources.
 */
@NullMarked
package dev.tfprovider.internal.boot.launch;

import org.jspecify.annotations.NullMarked;
