/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * States as files hold them. Knows schemas, and nothing of what leads from one state to
 * the next.
 */
@NullMarked
package dev.tfprovider.test.internal.engine.state;

import org.jspecify.annotations.NullMarked;
