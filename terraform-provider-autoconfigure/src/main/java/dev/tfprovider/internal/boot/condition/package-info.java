/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Conditions on the purpose of a launch, such as serving or printing a schema.
 */
@NullMarked
package dev.tfprovider.internal.boot.condition;

import org.jspecify.annotations.NullMarked;
