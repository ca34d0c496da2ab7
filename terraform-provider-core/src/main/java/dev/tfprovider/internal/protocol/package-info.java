/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * What protocol versions have in common: which session a connection talks to. Translation
 * is done in the packages below.
 */
@NullMarked
package dev.tfprovider.internal.protocol;

import org.jspecify.annotations.NullMarked;
