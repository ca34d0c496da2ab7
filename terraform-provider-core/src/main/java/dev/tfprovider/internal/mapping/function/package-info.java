/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The signature of a provider function: its parameters as Terraform sees them, and how
 * arguments become those of the method. Knows nothing of the calls.
 */
@NullMarked
package dev.tfprovider.internal.mapping.function;

import org.jspecify.annotations.NullMarked;
