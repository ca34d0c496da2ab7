/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads from the identifier of an operation what the operation creates:
 * {@code databases_add_connectionPool} creates a {@code database_connection_pool}.
 */
final class OperationName {

	private static final Set<String> VERBS = Set.of("create", "add", "new", "post", "insert", "register", "put", "make",
			"upload", "issue", "set", "update", "replace", "upsert");

	/**
	 * NameWords after which there is something else.
	 */
	private static final Set<String> ENDS = Set.of("for", "by", "with", "to", "from", "using", "of", "in", "and", "or",
			"on", "via");

	private static final Set<String> FILLERS = Set.of("a", "an", "the", "one", "single", "new", "rest", "v1", "v2",
			"v3", "current", "request");

	private static final int MOST_WORDS = 5;

	private OperationName() {
	}

	/**
	 * Return the name in snake case.
	 * @param id the identifier
	 * @return the name; empty if it does not tell
	 */
	static Optional<String> of(String id) {
		List<String> words = id.matches("[A-Za-z0-9_.:/ -]{1,100}") ? NameWords.of(id) : List.of();
		int verb = words.stream().filter(VERBS::contains).findFirst().map(words::indexOf).orElse(-1);
		if (verb < 0) {
			return Optional.empty();
		}
		List<String> before = plain(words.subList(0, verb));
		List<String> after = plain(
				words.subList(verb + 1, words.size()).stream().takeWhile((word) -> !ENDS.contains(word)).toList());
		String name = ResourceNames.join(group(before), group(after));
		int length = name.split("_").length;
		return (name.matches("[a-z][a-z0-9_]{1,49}") && length <= MOST_WORDS) ? Optional.of(name) : Optional.empty();
	}

	private static List<String> plain(List<String> words) {
		return words.stream().filter((word) -> !FILLERS.contains(word)).toList();
	}

	private static String group(List<String> words) {
		return NameWords.singular(String.join("_", words));
	}

}
