/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.path;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.path.AttributePath.AttributeName;
import dev.tfprovider.path.AttributePath.ElementIndex;
import dev.tfprovider.path.AttributePath.ElementKey;
import dev.tfprovider.path.AttributePath.SetElement;
import dev.tfprovider.path.AttributePath.Step;

/**
 * Parses paths as practitioners write them, such as {@code tags[0].key}.
 */
final class PathParser {

	private static final Pattern STEP = Pattern
		.compile("(?<dot>\\.)?(?<name>[A-Za-z_][A-Za-z0-9_-]*)|\\[(?<index>\\d{1,18})]|\\[\"(?<key>[^\"]*)\"]"
				+ "|\\[(?<any>\\*)]");

	private PathParser() {
	}

	static List<Step> steps(String text) {
		List<Step> steps = new ArrayList<>();
		Matcher matcher = STEP.matcher(text);
		int end = 0;
		while (end < text.length()) {
			boolean next = matcher.find(end) && matcher.start() == end;
			boolean dotted = next && matcher.group("dot") != null;
			if (!next || (matcher.group("name") != null && dotted == steps.isEmpty())) {
				throw new IllegalArgumentException("'" + text + "' is no path: at position " + end
						+ " there should be a name or an element, as in collar.color, photos[0].url or tags[\"owner\"]");
			}
			steps.add(step(matcher));
			end = matcher.end();
		}
		return steps;
	}

	private static Step step(Matcher matcher) {
		if (matcher.group("name") != null) {
			return new AttributeName(matcher.group("name"));
		}
		if (matcher.group("index") != null) {
			return new ElementIndex(Long.parseLong(matcher.group("index")));
		}
		return (matcher.group("key") != null) ? new ElementKey(matcher.group("key")) : SetElement.ANY;
	}

}
