/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Utilities of the test support: finding the CLI, files, JSON values and paths. Does not
 * know runs, plans or JUnit: the package above does.
 */
@NullMarked
package dev.tfprovider.test.internal;

import org.jspecify.annotations.NullMarked;
