/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import dev.tfprovider.attribute.Id;
import org.jspecify.annotations.Nullable;

/**
 * An object with a value of any type that cannot be changed in place.
 */
record Loose(@Id Long id, @Nullable Object value, @Nullable String note) {

}
