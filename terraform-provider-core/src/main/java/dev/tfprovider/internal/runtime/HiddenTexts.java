/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Texts that nobody may read, in the forms in which they appear in other texts: as they
 * are, without white space around them, inside a URL and inside JSON. Holds so many and
 * no more, as each is looked for in each text. May be used by several threads.
 */
final class HiddenTexts {

	static final String MASK = "***";

	/**
	 * Length of the shortest text that is hidden. What is shorter also appears in texts
	 * that have nothing to do with it, and would make them unreadable.
	 */
	static final int SHORTEST = 4;

	static final int MOST = 1000;

	private static final int LONGEST_ENCODED = 16 * 1024;

	private static final Set<String> TRIVIAL = Set.of("true", "false", "null", "none");

	private final Set<String> texts = ConcurrentHashMap.newKeySet();

	void addAll(Collection<String> secrets) {
		secrets.forEach(this::add);
	}

	private void add(String secret) {
		String text = secret.strip();
		if (isTrivial(text) || this.texts.size() >= MOST || !this.texts.add(text)) {
			return;
		}
		if (text.length() <= LONGEST_ENCODED) {
			String form = URLEncoder.encode(text, StandardCharsets.UTF_8);
			this.texts.add(form);
			this.texts.add(form.replace("+", "%20"));
			this.texts.add(json(text));
		}
	}

	boolean isEmpty() {
		return this.texts.isEmpty();
	}

	/**
	 * Return a text in which each run of hidden texts is replaced by three asterisks.
	 * Texts that overlap are hidden as a whole.
	 */
	static String hide(String text, Collection<HiddenTexts> hidden) {
		BitSet places = new BitSet();
		hidden.forEach((texts) -> texts.mark(text, places));
		if (places.isEmpty()) {
			return text;
		}
		StringBuilder shown = new StringBuilder();
		int position = 0;
		for (int start = places.nextSetBit(0); start >= 0; start = places.nextSetBit(position)) {
			shown.append(text, position, start).append(MASK);
			position = places.nextClearBit(start);
		}
		return shown.append(text, position, text.length()).toString();
	}

	private void mark(String text, BitSet places) {
		for (String secret : this.texts) {
			for (int start = text.indexOf(secret); start >= 0; start = text.indexOf(secret, start + 1)) {
				places.set(start, start + secret.length());
			}
		}
	}

	private static boolean isTrivial(String text) {
		return text.length() < SHORTEST || TRIVIAL.contains(text.toLowerCase(Locale.ROOT)) || isSmallNumber(text);
	}

	private static boolean isSmallNumber(String text) {
		return text.chars().allMatch((letter) -> Character.isDigit(letter) || letter == '-' || letter == '.')
				&& text.chars().filter(Character::isDigit).count() < SHORTEST;
	}

	private static String json(String text) {
		return text.replace("\\", "\\\\")
			.replace("\"", "\\\"")
			.replace("\n", "\\n")
			.replace("\r", "\\r")
			.replace("\t", "\\t");
	}

}
