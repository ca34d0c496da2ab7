/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

import org.jspecify.annotations.Nullable;

/**
 * Holds a bounded number of secret texts: values, and the long lines of multi-line
 * values. May be used by several threads.
 */
public final class SecretSet {

	/**
	 * Length of the shortest text that is hidden. What is shorter also appears in texts
	 * that have nothing to do with it, and would make them unreadable.
	 */
	static final int SHORTEST = 4;

	/**
	 * Most characters that are hidden. Each takes some thirty bytes once it is looked
	 * for.
	 */
	static final int MOST_CHARACTERS = 512 * 1024;

	/**
	 * Length of the pieces in which longer texts are looked for.
	 */
	private static final int PIECE = 4 * 1024;

	private static final int SHORTEST_LINE = 16;

	private static final String FRAME = "-----";

	private static final Set<String> TRIVIAL = Set.of("true", "false", "null", "none");

	private final Set<String> texts = new LinkedHashSet<>();

	private int characters;

	private @Nullable SecretFinder finder;

	/**
	 * Add values. Nothing is made ready for a search before there is one.
	 * @param values the values, trivial ones are left out
	 */
	public synchronized void addAll(Collection<String> values) {
		values.forEach(this::add);
	}

	private void add(String value) {
		String text = DecodedText.of(value.strip()).toString();
		if (isTrivial(text) || this.texts.contains(text)) {
			return;
		}
		for (int start = 0; start < text.length(); start += PIECE) {
			int from = Math.max(0, Math.min(start, text.length() - PIECE));
			keep(text.substring(from, Math.min(text.length(), from + PIECE)));
		}
		if (text.indexOf('\n') >= 0) {
			text.lines()
				.map(String::strip)
				.filter((line) -> line.length() >= SHORTEST_LINE && !line.startsWith(FRAME))
				.forEach((line) -> keep(line.substring(0, Math.min(line.length(), PIECE))));
		}
	}

	private void keep(String text) {
		if (this.characters + text.length() <= MOST_CHARACTERS && this.texts.add(text)) {
			this.characters += text.length();
			this.finder = null;
		}
	}

	/**
	 * Return whether there is nothing to hide.
	 * @return {@code true} if nothing is
	 */
	public synchronized boolean isEmpty() {
		return this.texts.isEmpty();
	}

	synchronized SecretFinder finder() {
		SecretFinder current = this.finder;
		if (current == null) {
			current = new SecretFinder(this.texts);
			this.finder = current;
		}
		return current;
	}

	private static boolean isTrivial(String text) {
		return text.length() < SHORTEST || TRIVIAL.contains(text.toLowerCase(Locale.ROOT)) || isSmallNumber(text);
	}

	private static boolean isSmallNumber(String text) {
		return text.chars().allMatch((letter) -> Character.isDigit(letter) || letter == '-' || letter == '.')
				&& text.chars().filter(Character::isDigit).count() < SHORTEST;
	}

}
