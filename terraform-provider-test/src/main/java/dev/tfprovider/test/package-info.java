/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Runs a provider under Terraform or OpenTofu in a test, with assertions on plans, states
 * and diagnostics, and checks that it keeps to the protocol. Knows neither the classes of
 * an author nor Spring.
 */
@NullMarked
package dev.tfprovider.test;

import org.jspecify.annotations.NullMarked;
