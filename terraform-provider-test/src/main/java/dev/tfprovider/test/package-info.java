/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Runs a provider under Terraform or OpenTofu in a test, with assertions on plans, states
 * and diagnostics. Knows the command line and its JSON output, but neither the provider
 * protocol nor Spring.
 */
@NullMarked
package dev.tfprovider.test;

import org.jspecify.annotations.NullMarked;
