/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Runs the Terraform or OpenTofu CLI, and tells what a command of it or of the engine
 * came to: diagnostics, plan, state and log, with assertions and comparisons.
 */
@NullMarked
package dev.tfprovider.test.run;

import org.jspecify.annotations.NullMarked;
