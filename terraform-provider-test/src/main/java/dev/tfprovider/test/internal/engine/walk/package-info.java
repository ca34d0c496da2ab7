/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The walks over a configuration that validate, plan, apply and import. Which of them a
 * command takes is not decided here.
 */
@NullMarked
package dev.tfprovider.test.internal.engine.walk;

import org.jspecify.annotations.NullMarked;
