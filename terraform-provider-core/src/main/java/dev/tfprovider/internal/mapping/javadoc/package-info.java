/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * An annotation processor that keeps the Javadoc of models for schema inference. Depends
 * on the compiler's API only.
 */
@NullMarked
package dev.tfprovider.internal.mapping.javadoc;

import org.jspecify.annotations.NullMarked;
