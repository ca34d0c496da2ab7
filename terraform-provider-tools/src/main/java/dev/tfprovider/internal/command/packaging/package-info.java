/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Builds packages of a provider in the layouts of registries, mirrors and CLIs. Knows
 * files and names, but not what a packaged provider does when it runs.
 */
@NullMarked
package dev.tfprovider.internal.command.packaging;

import org.jspecify.annotations.NullMarked;
