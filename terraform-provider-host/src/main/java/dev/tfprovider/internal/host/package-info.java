/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * A host's end of a provider: launches it as Terraform does, reads the handshake line,
 * connects and asks it to end. Used by commands, test kit, benchmarks and tests; a
 * launched provider uses nothing of it.
 */
@NullMarked
package dev.tfprovider.internal.host;

import org.jspecify.annotations.NullMarked;
