/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Collects the sensitive values of a call and of a session.
 */
@NullMarked
package dev.tfprovider.internal.runtime.secret;

import org.jspecify.annotations.NullMarked;
