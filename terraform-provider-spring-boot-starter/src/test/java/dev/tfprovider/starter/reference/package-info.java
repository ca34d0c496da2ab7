/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Makes the pages of reference out of sources, configuration metadata and commands. What
 * other pages say is written by hand.
 */
@NullMarked
package dev.tfprovider.starter.reference;

import org.jspecify.annotations.NullMarked;
