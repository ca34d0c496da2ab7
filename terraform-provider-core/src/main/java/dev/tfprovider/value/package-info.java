/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The three-state values of Terraform and their types. Knows neither bytes nor records:
 * {@code internal.codec} and {@code internal.mapping} do.
 */
@NullMarked
package dev.tfprovider.value;

import org.jspecify.annotations.NullMarked;
