/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Signs the checksums of releases with OpenPGP, and checks such signatures. Knows what is
 * signed, but neither layouts nor registries.
 */
@NullMarked
package dev.tfprovider.internal.command.signing;

import org.jspecify.annotations.NullMarked;
