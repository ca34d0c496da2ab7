/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import org.jspecify.annotations.Nullable;

/**
 * An object with every nesting of attributes and blocks.
 */
record Nest(@Id Long id, String name, @Nullable Part one, @Nullable List<Part> list, @Nullable Set<Part> set,
		@Nullable Map<String, Part> map, @Block(min = 1, max = 2) List<Part> entry, @Block Set<Part> item,
		@Block @Nullable Part box) {

	Nest completed(long id) {
		return new Nest(id, this.name, complete(this.one),
				(this.list != null) ? this.list.stream().map(Part::completed).toList() : null,
				(this.set != null) ? this.set.stream().map(Part::completed).collect(Collectors.toSet()) : null,
				completeMap(), this.entry.stream().map(Part::completed).toList(),
				this.item.stream().map(Part::completed).collect(Collectors.toSet()), complete(this.box));
	}

	private static @Nullable Part complete(@Nullable Part part) {
		return (part != null) ? part.completed() : null;
	}

	private @Nullable Map<String, Part> completeMap() {
		if (this.map == null) {
			return null;
		}
		Map<String, Part> completed = new LinkedHashMap<>();
		this.map.forEach((key, part) -> completed.put(key, part.completed()));
		return completed;
	}

	/**
	 * What is nested.
	 */
	record Part(String key, @Nullable Integer size, @Computed String code, @Computed @Nullable String hint) {

		Part completed() {
			return new Part(this.key, this.size, "code-" + this.key, (this.hint != null) ? this.hint : "hint");
		}

	}

}
