/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The words of a name in any spelling.
 */
public final class NameWords {

	private static final Pattern BOUNDARY = Pattern
		.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z0-9]+");

	private NameWords() {
	}

	/**
	 * Return the words of a name in lower case.
	 * @param name a name such as {@code petId}, {@code pet-id} or {@code Pet ID}
	 */
	public static List<String> of(String name) {
		return BOUNDARY.splitAsStream(name.replace("OAuth", "Oauth"))
			.filter((word) -> !word.isEmpty())
			.map((word) -> word.toLowerCase(Locale.ROOT))
			.toList();
	}

	/**
	 * Return the words of a name as a text.
	 * @param name a name in any spelling
	 */
	public static String spaced(String name) {
		return String.join(" ", of(name));
	}

	/**
	 * Return a name in snake case.
	 * @param name a name in any spelling
	 */
	public static String snakeCase(String name) {
		return isSnakeCase(name) ? name : String.join("_", of(name));
	}

	private static boolean isSnakeCase(String name) {
		boolean begins = true;
		for (int i = 0; i < name.length(); i++) {
			char letter = name.charAt(i);
			boolean joins = letter == '_';
			if (!((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || (joins && !begins))) {
				return false;
			}
			begins = joins;
		}
		return !begins;
	}

	/**
	 * Return the singular of a word.
	 * @param word an English word in lower case, or several in snake case
	 */
	public static String singular(String word) {
		if (word.matches("(.*_)?(db|ip|id|vm|os|csr|acl|vpc|api|dns_server)s")) {
			return word.substring(0, word.length() - 1);
		}
		if (word.length() < 4 || word.matches(
				".*(ss|us|is|news|extras|series|species|data|media|https|dns|kubernetes|aws|sms|tls|cors|canvas|redis|saas|analytics)")) {
			return word;
		}
		if (word.endsWith("aliases")) {
			return word.substring(0, word.length() - 2);
		}
		if (word.endsWith("ies")) {
			return word.substring(0, word.length() - 3) + "y";
		}
		if (word.matches(".*(sses|uses|xes|ches|shes|zzes)") && !word.matches(".*(caches|causes|houses|clauses)")) {
			return word.substring(0, word.length() - 2);
		}
		return word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
	}

}
