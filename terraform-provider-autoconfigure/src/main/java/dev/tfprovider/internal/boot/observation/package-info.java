/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Observes requests and author code with Micrometer, and continues the trace of the
 * environment. Nobody but the auto-configuration for Micrometer uses it.
 */
@NullMarked
package dev.tfprovider.internal.boot.observation;

import org.jspecify.annotations.NullMarked;
