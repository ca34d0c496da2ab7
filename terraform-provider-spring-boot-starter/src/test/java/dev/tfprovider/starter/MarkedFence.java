/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A fenced piece of code in a Markdown document.
 *
 * @param language language named after the fence, may be empty
 * @param source path named by a comment {@code <!-- source: path -->} on the line before
 * the fence, empty if there is none
 * @param code the code, each line ended
 * @param line number of the fence's line, from 1
 */
record MarkedFence(String language, String source, String code, int line) {

	private static final Pattern FENCE = Pattern.compile("(?:^<!-- source: (\\S+) -->\\n)?^```(\\w*)\\n(.*?)^```$",
			Pattern.MULTILINE | Pattern.DOTALL);

	static List<MarkedFence> of(String document) {
		List<MarkedFence> fences = new ArrayList<>();
		for (Matcher matcher = FENCE.matcher(document); matcher.find();) {
			int line = (int) document.substring(0, matcher.start(2)).lines().count();
			fences.add(new MarkedFence(matcher.group(2), (matcher.group(1) != null) ? matcher.group(1) : "",
					matcher.group(3), line));
		}
		return fences;
	}

	/**
	 * Tell whether the code is some whole lines of a file, perhaps less indented.
	 */
	boolean isRegionOf(String file) {
		List<String> wanted = lines(this.code);
		List<String> there = lines(file);
		for (int start = 0; start + wanted.size() <= there.size(); start++) {
			if (unindented(there.subList(start, start + wanted.size())).equals(unindented(wanted))) {
				return true;
			}
		}
		return false;
	}

	private static List<String> lines(String text) {
		return Arrays.asList(text.stripTrailing().split("\n", -1));
	}

	private static String unindented(List<String> lines) {
		return String.join("\n", lines).stripIndent();
	}

}
