/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import org.jspecify.annotations.Nullable;

/**
 * Blocks of all kinds in all kinds, with defaults.
 */
record Boxes(@Id Long id, @Block @Nullable Box one, @Block(group = true) Box group, @Block(max = 3) List<Box> list,
		@Block Set<Box> set, @Block Map<String, Box> map) {

	Boxes stored(long id) {
		return new Boxes(id, this.one, this.group, this.list, this.set, this.map);
	}

	/**
	 * A box.
	 */
	record Box(@Nullable String key, @Default("10") int size, @Default(from = "labelOf") String label,
			@Block @Nullable Case one, @Block(group = true) Case group, @Block List<Case> list, @Block Set<Case> set,
			@Block Map<String, Case> map) {

		static String labelOf(@Nullable String key, int size) {
			return ((key != null) ? key : "box") + "-" + size;
		}

	}

	/**
	 * A case in a box.
	 */
	record Case(@Nullable String key, @Nullable List<Item> items, @Block(group = true) Item item,
			@Block Set<Item> inside) {

	}

	/**
	 * An item in a case.
	 */
	record Item(@Nullable String key, @Default("true") boolean whole) {

	}

}
