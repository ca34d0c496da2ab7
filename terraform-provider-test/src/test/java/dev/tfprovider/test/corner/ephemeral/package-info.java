/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * A provider with an ephemeral resource, and where its values go. Nothing here is for
 * other modules.
 */
@NullMarked
package dev.tfprovider.test.corner.ephemeral;

import org.jspecify.annotations.NullMarked;
