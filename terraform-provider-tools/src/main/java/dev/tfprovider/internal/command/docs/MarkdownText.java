/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.stream.Collectors;

/**
 * Tells code in Markdown from text.
 */
final class MarkdownText {

	private MarkdownText() {
	}

	/**
	 * Return the text without blocks and spans of code.
	 */
	static String withoutCode(String markdown) {
		return withoutBlocks(markdown).lines().map(MarkdownText::withoutSpans).collect(Collectors.joining("\n"));
	}

	/**
	 * Return the text without blocks of code.
	 */
	static String withoutBlocks(String markdown) {
		StringBuilder text = new StringBuilder();
		String fence = "";
		for (String line : markdown.split("\n", -1)) {
			String stripped = line.strip();
			if (fence.isEmpty() && stripped.startsWith("```")) {
				fence = fence(stripped);
			}
			else if (!fence.isEmpty()) {
				fence = (stripped.startsWith(fence) && stripped.equals(fence(stripped))) ? "" : fence;
			}
			else {
				text.append(line).append('\n');
			}
		}
		return text.toString();
	}

	/**
	 * Return the back-ticks at the beginning of a line.
	 */
	static String fence(String line) {
		int end = 0;
		while (end < line.length() && line.charAt(end) == '`') {
			end++;
		}
		return line.substring(0, end);
	}

	private static String withoutSpans(String line) {
		StringBuilder text = new StringBuilder();
		boolean code = false;
		for (int i = 0; i < line.length(); i++) {
			if (line.charAt(i) == '`') {
				code = !code;
			}
			else if (!code) {
				text.append(line.charAt(i));
			}
		}
		return text.toString();
	}

}
