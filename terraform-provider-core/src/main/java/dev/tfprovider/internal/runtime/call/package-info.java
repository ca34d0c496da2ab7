/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * One call of the host and what it is about: its scope, time limit, cancellation, secrets
 * and failures, the session in which it is made, and the type that it is made to.
 */
@NullMarked
package dev.tfprovider.internal.runtime.call;

import org.jspecify.annotations.NullMarked;
