/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import org.jspecify.annotations.Nullable;

/**
 * Settings of the provider block.
 *
 * @param prefix what labels begin with
 */
record CornerSettings(@Nullable String prefix) {

}
