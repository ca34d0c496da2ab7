/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Microbenchmarks of codec and planning, without a process or a network: measured by JMH
 * in a JVM with the options of a packaged provider.
 */
@NullMarked
package dev.tfprovider.benchmark.code;

import org.jspecify.annotations.NullMarked;
