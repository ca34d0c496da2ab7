/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Validates configurations with Bean Validation. Knows what the runtime asks of a
 * constraint language and how to ask a validator, but starts none itself.
 */
@NullMarked
package dev.tfprovider.internal.validation;

import org.jspecify.annotations.NullMarked;
