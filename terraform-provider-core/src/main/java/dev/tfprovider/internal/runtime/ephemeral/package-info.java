/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Opens, renews and closes the objects of ephemeral resources, and remembers which are
 * open. Schemas and configurations are the business of others.
 */
@NullMarked
package dev.tfprovider.internal.runtime.ephemeral;

import org.jspecify.annotations.NullMarked;
