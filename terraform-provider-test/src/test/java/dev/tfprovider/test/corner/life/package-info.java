/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Resources that take long, stop half way and remember, and what becomes of them in
 * memory as on the real CLI.
 */
@NullMarked
package dev.tfprovider.test.corner.life;

import org.jspecify.annotations.NullMarked;
