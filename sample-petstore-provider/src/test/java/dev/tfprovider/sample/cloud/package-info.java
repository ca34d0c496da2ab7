/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * A provider whose objects may be in another region than the provider block says. Knows
 * nothing of the petstore.
 */
@NullMarked
package dev.tfprovider.sample.cloud;

import org.jspecify.annotations.NullMarked;
