/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The command for the development loop: makes a CLI use the build that runs.
 */
@NullMarked
package dev.tfprovider.internal.command.development;

import org.jspecify.annotations.NullMarked;
