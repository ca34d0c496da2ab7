/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Reports for developers about an application: the types it serves, and likely omissions.
 * Used where a provider is developed, never where a host starts it.
 */
@NullMarked
package dev.tfprovider.internal.boot.development;

import org.jspecify.annotations.NullMarked;
