/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The provider at run time: answers what is asked of the provider as a whole, and by its
 * actions, ephemeral resources, list resources and state stores. Knows neither the
 * protocol nor the process.
 */
@NullMarked
package dev.tfprovider.internal.runtime;

import org.jspecify.annotations.NullMarked;
