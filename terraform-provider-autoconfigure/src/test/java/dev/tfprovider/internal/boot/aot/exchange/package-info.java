/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * An application that calls services.
 */
@NullMarked
package dev.tfprovider.internal.boot.aot.exchange;

import org.jspecify.annotations.NullMarked;
