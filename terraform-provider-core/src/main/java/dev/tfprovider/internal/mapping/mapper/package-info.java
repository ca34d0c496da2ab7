/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Converts Terraform values to Java values and back, one mapper for each kind of type.
 */
@NullMarked
package dev.tfprovider.internal.mapping.mapper;

import org.jspecify.annotations.NullMarked;
