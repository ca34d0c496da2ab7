/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Messages to the practitioner, each at a place in the configuration. Depends on paths
 * only.
 */
@NullMarked
package dev.tfprovider.diagnostic;

import org.jspecify.annotations.NullMarked;
