/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Compares planned and returned values with the rules of Terraform, and says which rule
 * is broken where.
 */
@NullMarked
package dev.tfprovider.internal.runtime.check;

import org.jspecify.annotations.NullMarked;
