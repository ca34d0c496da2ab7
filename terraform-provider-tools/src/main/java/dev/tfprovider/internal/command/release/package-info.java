/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The files of one released version, and the layouts of files in which registries and
 * mirrors serve them. Knows neither how packages are made nor how they get to a server.
 */
@NullMarked
package dev.tfprovider.internal.command.release;

import org.jspecify.annotations.NullMarked;
