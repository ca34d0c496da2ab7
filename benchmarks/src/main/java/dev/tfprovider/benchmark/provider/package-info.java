/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Providers without Spring, as subjects of measurements. They are processes of their own,
 * started as Terraform starts a provider.
 */
@NullMarked
package dev.tfprovider.benchmark.provider;

import org.jspecify.annotations.NullMarked;
