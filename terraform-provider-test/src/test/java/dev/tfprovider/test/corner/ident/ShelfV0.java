/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

/**
 * A shelf as it was stored first: everything was text.
 *
 * @param id identifier
 * @param dimensions width and height such as {@code 3x4}
 */
record ShelfV0(String id, String dimensions) {

	ShelfV1 toV1() {
		String[] numbers = this.dimensions.split("x");
		return new ShelfV1(Long.valueOf(this.id), Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
	}

}
