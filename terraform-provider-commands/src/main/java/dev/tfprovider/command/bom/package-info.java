/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The bill of materials of a package: what it is made of, under which licences. Knows
 * jars and CycloneDX, not how packages are laid out.
 */
@NullMarked
package dev.tfprovider.command.bom;

import org.jspecify.annotations.NullMarked;
