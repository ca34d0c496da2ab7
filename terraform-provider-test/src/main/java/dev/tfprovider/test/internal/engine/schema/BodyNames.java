/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.engine.value.GoString;

/**
 * The names of the attributes and blocks of a body.
 *
 * @param names the names of attributes and blocks
 */
public record BodyNames(List<String> names) {

	private static final int FARTHEST_SUGGESTION = 3;

	public static BodyNames of(SchemaBody body) {
		return new BodyNames(Stream
			.concat(body.attributes().stream().map(SchemaAttribute::name),
					body.blocks().stream().map(SchemaBlockType::name))
			.sorted()
			.toList());
	}

	public boolean contains(String name) {
		return this.names.contains(name);
	}

	/**
	 * Return a sentence that names what may have been meant, empty if nothing is near.
	 */
	public String suggestion(String wrong) {
		return this.names.stream()
			.filter((name) -> distance(wrong, name) < FARTHEST_SUGGESTION)
			.findFirst()
			.map((name) -> " Did you mean " + GoString.quote(name) + "?")
			.orElse("");
	}

	/**
	 * Return how many characters have to be added, removed or exchanged.
	 */
	private static int distance(String left, String right) {
		int[][] distances = new int[left.length() + 1][right.length() + 1];
		for (int i = 0; i <= left.length(); i++) {
			for (int j = 0; j <= right.length(); j++) {
				distances[i][j] = (i == 0 || j == 0) ? i + j
						: Math.min(Math.min(distances[i][j - 1], distances[i - 1][j]) + 1,
								distances[i - 1][j - 1] + ((left.charAt(i - 1) == right.charAt(j - 1)) ? 0 : 1));
			}
		}
		return distances[left.length()][right.length()];
	}

}
