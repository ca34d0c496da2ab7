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
		int[] previous = new int[right.length() + 1];
		for (int j = 0; j <= right.length(); j++) {
			previous[j] = j;
		}
		for (int i = 1; i <= left.length(); i++) {
			int[] current = new int[right.length() + 1];
			current[0] = i;
			for (int j = 1; j <= right.length(); j++) {
				int exchange = (left.charAt(i - 1) == right.charAt(j - 1)) ? 0 : 1;
				current[j] = Math.min(Math.min(current[j - 1], previous[j]) + 1, previous[j - 1] + exchange);
			}
			previous = current;
		}
		return previous[right.length()];
	}

}
