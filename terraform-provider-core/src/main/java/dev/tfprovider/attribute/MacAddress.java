/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.attribute;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A MAC address of 48 or 64 bits.
 *
 * @param text pairs of hexadecimal digits between colons or hyphens, or groups of four
 * between dots; held in lower case with colons
 */
public record MacAddress(String text) {

	private static final Pattern PAIRS = Pattern
		.compile("[0-9a-f]{2}(([:-])[0-9a-f]{2})(\\2[0-9a-f]{2}){4}(\\2[0-9a-f]{2}){0,2}");

	private static final Pattern GROUPS = Pattern.compile("[0-9a-f]{4}(\\.[0-9a-f]{4}){2,3}");

	private static final Pattern PAIR_END = Pattern.compile("(?<=\\G..)(?!$)");

	public MacAddress {
		String lowerCase = text.toLowerCase(Locale.ROOT);
		if (!PAIRS.matcher(lowerCase).matches() && !GROUPS.matcher(lowerCase).matches()) {
			throw new IllegalArgumentException("must be a hardware address such as \"00:00:5e:00:53:01\"");
		}
		String digits = lowerCase.replaceAll("[^0-9a-f]", "");
		if (digits.length() != 12 && digits.length() != 16) {
			throw new IllegalArgumentException("must be a hardware address such as \"00:00:5e:00:53:01\"");
		}
		text = PAIR_END.matcher(digits).replaceAll(":");
	}

	@Override
	public String toString() {
		return this.text;
	}

}
