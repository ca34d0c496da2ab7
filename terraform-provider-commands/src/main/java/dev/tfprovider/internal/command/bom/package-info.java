/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Reads the bill of materials of an application and adds what packaging adds. Knows
 * CycloneDX, not how packages are laid out.
 */
@NullMarked
package dev.tfprovider.internal.command.bom;

import org.jspecify.annotations.NullMarked;
