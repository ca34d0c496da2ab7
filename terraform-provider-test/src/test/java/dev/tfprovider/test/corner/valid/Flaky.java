/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.valid;

import dev.tfprovider.attribute.Id;
import org.jspecify.annotations.Nullable;

/**
 * An object whose upstream fails as told.
 */
record Flaky(@Id Long id, String trouble, @Nullable String label) {

}
