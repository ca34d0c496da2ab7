/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Benchmarks of provider processes: packaged, started as Terraform starts them, called
 * over mutual TLS, ended.
 */
@NullMarked
package dev.tfprovider.benchmark.launch;

import org.jspecify.annotations.NullMarked;
