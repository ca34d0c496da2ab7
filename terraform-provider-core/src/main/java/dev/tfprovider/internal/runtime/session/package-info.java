/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Configured state of a provider: one session for each configuration that the host sends.
 */
@NullMarked
package dev.tfprovider.internal.runtime.session;

import org.jspecify.annotations.NullMarked;
