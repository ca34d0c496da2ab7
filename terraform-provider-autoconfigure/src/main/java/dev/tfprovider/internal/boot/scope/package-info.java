/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The bean scope of a configured provider.
 */
@NullMarked
package dev.tfprovider.internal.boot.scope;

import org.jspecify.annotations.NullMarked;
