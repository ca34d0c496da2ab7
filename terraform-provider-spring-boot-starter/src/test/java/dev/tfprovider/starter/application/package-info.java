/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * A small provider that tests run with one dependency more.
 */
@NullMarked
package dev.tfprovider.starter.application;

import org.jspecify.annotations.NullMarked;
