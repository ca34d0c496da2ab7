/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Checks planned and returned values against the rules of Terraform, and reports which
 * rule is broken where.
 */
@NullMarked
package dev.tfprovider.internal.runtime.check;

import org.jspecify.annotations.NullMarked;
