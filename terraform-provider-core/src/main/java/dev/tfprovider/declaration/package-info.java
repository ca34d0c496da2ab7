/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Contains what the declarations of all kinds of types have in common.
 */
@NullMarked
package dev.tfprovider.declaration;

import org.jspecify.annotations.NullMarked;
