/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Describes data classes of Kotlin as models, by what their compiler has written into
 * them. Not loaded without Kotlin, and known by name only: to the service loader.
 */
@NullMarked
package dev.tfprovider.internal.mapping.kotlin;

import org.jspecify.annotations.NullMarked;
