/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Providers to measure that need no Spring. They are processes of their own, started as
 * Terraform starts a provider; whoever measures them is elsewhere.
 */
@NullMarked
package dev.tfprovider.benchmark.provider;

import org.jspecify.annotations.NullMarked;
