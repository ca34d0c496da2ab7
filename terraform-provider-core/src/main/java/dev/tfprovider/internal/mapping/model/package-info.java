/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Shape of a model class: its properties, their types, names and annotations.
 */
@NullMarked
package dev.tfprovider.internal.mapping.model;

import org.jspecify.annotations.NullMarked;
