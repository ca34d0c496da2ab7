/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Validates configurations with Bean Validation. Adapts a validator to the runtime, but
 * does not start one.
 */
@NullMarked
package dev.tfprovider.internal.validation;

import org.jspecify.annotations.NullMarked;
