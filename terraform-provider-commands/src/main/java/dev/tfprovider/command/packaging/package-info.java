/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Packages of a provider as registries, mirrors and CLIs want them. Knows files and
 * names; what a packaged provider says when it runs is not its business.
 */
@NullMarked
package dev.tfprovider.command.packaging;

import org.jspecify.annotations.NullMarked;
