/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Provider functions: methods that configurations call by name. Knows nothing of the
 * protocol.
 */
@NullMarked
package dev.tfprovider.function;

import org.jspecify.annotations.NullMarked;
