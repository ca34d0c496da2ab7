/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import dev.tfprovider.attribute.Id;
import org.jspecify.annotations.Nullable;

/**
 * A shelf.
 *
 * @param id identifier
 * @param size width and height
 * @param label what it says
 */
record Shelf(@Id Long id, Size size, @Nullable String label) {

	record Size(int width, int height) {

	}

}
