/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * What a developer is told about an application: what it serves, and what it may have
 * forgotten. Used where a provider is developed, never where a host starts it.
 */
@NullMarked
package dev.tfprovider.boot.development;

import org.jspecify.annotations.NullMarked;
