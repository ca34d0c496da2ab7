/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import org.jspecify.annotations.Nullable;

/**
 * Nested attributes of all kinds in all kinds, with defaults.
 */
record Tree(@Id Long id, @Nullable Branch one, @Nullable List<Branch> list, @Nullable Set<Branch> set,
		@Nullable Map<String, Branch> map) {

	Tree stored(long id) {
		return new Tree(id, this.one, this.list, this.set, this.map);
	}

	/**
	 * A branch.
	 */
	record Branch(String key, @Default("10") int size, @Default(from = "labelOf") String label, @Nullable Twig one,
			@Nullable List<Twig> list, @Nullable Set<Twig> set, @Nullable Map<String, Twig> map) {

		static String labelOf(String key, int size) {
			return key + "-" + size;
		}

	}

	/**
	 * A twig.
	 */
	record Twig(@Nullable String key, @Default("x") String color, @Nullable Leaf one, @Nullable List<Leaf> list,
			@Nullable Set<Leaf> set, @Nullable Map<String, Leaf> map) {

	}

	/**
	 * A leaf.
	 */
	record Leaf(@Nullable String key, @Default("true") boolean green) {

	}

}
