/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Answers each request to a provider, resource or data source: one class for each
 * operation.
 */
@NullMarked
package dev.tfprovider.internal.runtime.operation;

import org.jspecify.annotations.NullMarked;
