/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * The front matter of a page: texts by key between two lines of three hyphens.
 *
 * @param values the texts in order
 */
record FrontMatter(Map<String, String> values) {

	/**
	 * A comment in pages that the command writes, and may remove when they are stale.
	 */
	static final String MARK = "# Written by the command 'docs' of the provider; changes are lost.";

	private static final String LINE = "---";

	/**
	 * Return the front matter of a page that the command writes.
	 */
	String text() {
		StringBuilder text = new StringBuilder(LINE + "\n" + MARK + "\n");
		this.values.forEach((key, value) -> text.append(key).append(": ").append(scalar(value)).append('\n'));
		return text.append(LINE).append('\n').toString();
	}

	private static String scalar(String value) {
		if (value.contains("\n") || value.length() > 60) {
			return "|-\n  " + value.strip().replace("\n", "\n  ").replace("\n  \n", "\n\n");
		}
		return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
	}

	/**
	 * Read the front matter of a file: lines with key and value, the value in quotes or
	 * not, or a literal block.
	 * @param content the whole file
	 * @param file its name for messages
	 */
	static FrontMatter parse(String content, String file) {
		FrontMatter frontMatter = new FrontMatter(new LinkedHashMap<>());
		List<String> lines = content.lines().toList();
		if (lines.isEmpty() || !lines.get(0).equals(LINE)) {
			return frontMatter;
		}
		int end = lines.subList(1, lines.size()).indexOf(LINE) + 1;
		if (end == 0) {
			throw frontMatter.refuse(file, "the front matter has no end", "Write a line of three hyphens after it.");
		}
		String key = "";
		for (String line : lines.subList(1, end)) {
			boolean inBlock = !key.isEmpty() && (line.isBlank() || line.startsWith("  "));
			int colon = line.indexOf(':');
			if (inBlock) {
				frontMatter.values.merge(key, line.strip(),
						(before, next) -> before.isEmpty() ? next : before + "\n" + next);
			}
			else if (!line.isBlank() && !line.startsWith("#")) {
				if (colon <= 0) {
					throw frontMatter.refuse(file, "the line '%s' of the front matter has no key".formatted(line),
							"Write 'key: value'.");
				}
				String value = line.substring(colon + 1).strip();
				boolean block = value.startsWith("|") || value.startsWith(">");
				key = block ? line.substring(0, colon).strip() : "";
				if (frontMatter.values.put(line.substring(0, colon).strip(), block ? "" : unquoted(value)) != null) {
					throw frontMatter.refuse(file,
							"the front matter has '%s' twice".formatted(line.substring(0, colon)), "Remove one.");
				}
			}
		}
		return frontMatter;
	}

	private static String unquoted(String value) {
		boolean quoted = value.length() > 1
				&& (value.startsWith("\"") && value.endsWith("\"") || value.startsWith("'") && value.endsWith("'"));
		return quoted ? value.substring(1, value.length() - 1).replace("\\\"", "\"").replace("\\\\", "\\") : value;
	}

	/**
	 * Return what comes after the front matter.
	 */
	static String body(String content) {
		List<String> lines = content.lines().toList();
		if (lines.isEmpty() || !lines.get(0).equals(LINE)) {
			return content;
		}
		int end = lines.subList(1, lines.size()).indexOf(LINE) + 1;
		return String.join("\n", lines.subList(end + 1, lines.size())) + "\n";
	}

	/**
	 * Refuse keys that nothing reads.
	 */
	void checkKeys(Set<String> known, String file) {
		for (String key : this.values.keySet()) {
			if (!known.contains(key)) {
				throw refuse(file, "the front matter has the key '%s'".formatted(key),
						"Use " + String.join(", ", known.stream().sorted().toList()) + ".");
			}
		}
	}

	/**
	 * Return the failure for a wrong front matter.
	 */
	CommandFailedException refuse(String file, String problem, String remedy) {
		return Refusal.of("%s: %s. %s", file, problem, remedy);
	}

}
