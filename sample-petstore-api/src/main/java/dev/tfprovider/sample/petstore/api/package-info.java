/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The petstore service: how it starts, where its data lies and who may call it. What it
 * serves is left to the packages below.
 */
@NullMarked
package dev.tfprovider.sample.petstore.api;

import org.jspecify.annotations.NullMarked;
