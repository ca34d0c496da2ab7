/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Converts Terraform values to Java values and back, one mapper for each kind of type,
 * with the codecs of simple types, the equality of values and the rules about several
 * components.
 */
@NullMarked
package dev.tfprovider.internal.mapping.mapper;

import org.jspecify.annotations.NullMarked;
