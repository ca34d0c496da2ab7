/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * One call of the host: its scope, time limit, cancellation and the threads that run
 * author code.
 */
@NullMarked
package dev.tfprovider.internal.runtime.call;

import org.jspecify.annotations.NullMarked;
