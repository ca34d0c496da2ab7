/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import org.jspecify.annotations.Nullable;

/**
 * What a module says about itself.
 *
 * @param team who wrote it
 * @param edition which one it is
 */
record ModuleMeta(String team, @Nullable Integer edition) {

}
