/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Conditions on the mode of the launch, such as serving a host or running a command.
 */
@NullMarked
package dev.tfprovider.internal.boot.condition;

import org.jspecify.annotations.NullMarked;
