/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

/**
 * A shelf as it was stored later: with numbers.
 *
 * @param id identifier
 * @param width width
 * @param height height
 */
record ShelfV1(Long id, int width, int height) {

	Shelf toCurrent() {
		return new Shelf(this.id, new Shelf.Size(this.width, this.height), null);
	}

}
