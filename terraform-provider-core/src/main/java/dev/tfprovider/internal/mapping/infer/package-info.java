/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Infers schemas from model classes.
 */
@NullMarked
package dev.tfprovider.internal.mapping.infer;

import org.jspecify.annotations.NullMarked;
