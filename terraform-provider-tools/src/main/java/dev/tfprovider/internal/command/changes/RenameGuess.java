/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/**
 * Guesses what has become of something that is removed.
 */
final class RenameGuess {

	private static final int MOST = 3;

	private RenameGuess() {
	}

	/**
	 * Return a question if there are new things that are alike, and not so many that it
	 * would be a shot in the dark.
	 * @param removed name of what is removed
	 * @param before what there was, by name
	 * @param after what there is, by name
	 * @param alike tells whether two have the same shape
	 * @return such as {@code  (renamed to 'b'?)} after a space, else empty
	 */
	static <T> String of(String removed, Map<String, T> before, Map<String, T> after, BiPredicate<T, T> alike) {
		T shape = before.get(removed);
		if (shape == null) {
			return "";
		}
		List<String> candidates = after.entrySet()
			.stream()
			.filter((entry) -> !before.containsKey(entry.getKey()) && alike.test(shape, entry.getValue()))
			.map((entry) -> "'" + entry.getKey() + "'")
			.toList();
		return (candidates.isEmpty() || candidates.size() > MOST) ? ""
				: " (renamed to " + String.join(" or ", candidates) + "?)";
	}

}
