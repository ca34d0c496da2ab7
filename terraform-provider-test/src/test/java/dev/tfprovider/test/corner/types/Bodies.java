/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import dev.tfprovider.test.Configuration;
import org.jspecify.annotations.Nullable;

/**
 * Bodies of resources.
 */
final class Bodies {

	private Bodies() {
	}

	/**
	 * Return a body, in the given order; values may be {@code null}.
	 */
	static Map<String, @Nullable Object> body(@Nullable Object... namesAndValues) {
		Map<String, @Nullable Object> body = new LinkedHashMap<>();
		for (int i = 0; i < namesAndValues.length; i += 2) {
			body.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
		}
		return body;
	}

	/**
	 * Show each body that differs from a given one in that one value in it, at any depth,
	 * is not known before apply.
	 */
	static void eachUnknown(Map<String, ?> body, Consumer<Map<String, ?>> consumer) {
		body.forEach((name, value) -> unknowns(value).forEach((other) -> {
			Map<String, @Nullable Object> copy = new LinkedHashMap<>(body);
			copy.put(name, other);
			consumer.accept(copy);
		}));
	}

	private static List<Object> unknowns(@Nullable Object value) {
		List<Object> all = new ArrayList<>();
		all.add(Configuration.unknown(value));
		if (value instanceof Map<?, ?> map) {
			map.forEach((key, inner) -> unknowns(inner).forEach((other) -> {
				Map<Object, @Nullable Object> copy = new LinkedHashMap<>(map);
				copy.put(key, other);
				all.add(copy);
			}));
		}
		if (value instanceof List<?> list) {
			for (int i = 0; i < list.size(); i++) {
				int index = i;
				unknowns(list.get(i)).forEach((other) -> {
					List<@Nullable Object> copy = new ArrayList<>(list);
					copy.set(index, other);
					all.add(copy);
				});
			}
		}
		return all;
	}

}
