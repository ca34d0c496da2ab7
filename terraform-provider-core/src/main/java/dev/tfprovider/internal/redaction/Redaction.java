/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * Replaces secrets in texts: known ones in any encoding, and values whose name or
 * position indicates a secret.
 */
public final class Redaction {

	/**
	 * The replacement of a secret.
	 */
	public static final String MASK = "***";

	/**
	 * Most characters of a text that are looked at; the rest is left out.
	 */
	static final int LONGEST = 128 * 1024;

	static final String CUT = "... (cut)";

	private Redaction() {
	}

	/**
	 * Replace each run of secrets by three asterisks. Secrets that overlap are hidden as
	 * a whole.
	 * @param text the text
	 * @param secrets what is known to be secret, maybe nothing
	 * @return the same text if there is nothing to hide; of a very long one the start
	 */
	public static String hide(String text, Collection<SecretSet> secrets) {
		boolean cut = text.length() > LONGEST;
		String start = ShownText.start(text, LONGEST);
		BitSet found = new BitSet();
		DecodedText plain = DecodedText.of(start);
		NamedSecrets.find(plain, found);
		DecodedText unescaped = EscapeSyntax.BACKSLASH.decode(plain);
		if (unescaped != null) {
			NamedSecrets.find(unescaped, found);
		}
		List<SecretFinder> finders = secrets.stream().filter((set) -> !set.isEmpty()).map(SecretSet::finder).toList();
		if (!finders.isEmpty()) {
			for (DecodedText view : views(plain)) {
				finders.forEach((finder) -> finder.find(view, cut, found));
			}
		}
		return cut ? replace(start, found).concat(CUT) : replace(start, found);
	}

	/**
	 * Return all ways to read a text: as it is, decoded in each way, in all ways at once
	 * for what was encoded twice or thrice, and each of these with its Base64 decoded.
	 */
	private static List<DecodedText> views(DecodedText plain) {
		Stream.Builder<@Nullable DecodedText> views = Stream.builder();
		views.add(plain);
		for (EscapeSyntax encoding : EscapeSyntax.values()) {
			views.add(encoding.decode(plain));
		}
		DecodedText once = EscapeSyntax.ANY.decode(plain);
		DecodedText twice = (once != null) ? EscapeSyntax.ANY.decode(once) : null;
		views.add(twice);
		views.add((twice != null) ? EscapeSyntax.ANY.decode(twice) : null);
		for (int alignment = 0; alignment < Base64Words.ALIGNMENTS; alignment++) {
			views.add(Base64Words.decode(plain, alignment));
			views.add((once != null) ? Base64Words.decode(once, alignment) : null);
		}
		return views.build().filter(Objects::nonNull).toList();
	}

	private static String replace(String text, BitSet found) {
		if (found.isEmpty()) {
			return text;
		}
		StringBuilder shown = new StringBuilder();
		int position = 0;
		for (int start = found.nextSetBit(0); start >= 0; start = found.nextSetBit(position)) {
			shown.append(text, position, start).append(MASK);
			position = found.nextClearBit(start);
		}
		return shown.append(text, position, text.length()).toString();
	}

}
