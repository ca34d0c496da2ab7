/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses the log of a CLI. Entries of providers have a format of their own: time, level,
 * provider and message on one line, followed by what else the entry has.
 */
final class CliLog {

	private static final Pattern ENTRY = Pattern.compile("\\S+ \\[([A-Z]+)\\] +provider\\.\\S+: (.*)");

	private static final String FIELD = "([^\\s=\"]+)=(\"(?:[^\"\\\\]|\\\\.)*\"|[^\\s\"]*)";

	private static final Pattern FIELDS = Pattern.compile("(.*?):((?: " + FIELD + ")+)$", Pattern.DOTALL);

	private static final Pattern EACH_FIELD = Pattern.compile(" " + FIELD);

	private CliLog() {
	}

	/**
	 * Read the entries of providers.
	 */
	static List<Run.LogEntry> parse(String text) {
		List<Run.LogEntry> entries = new ArrayList<>();
		List<String> lines = text.lines().toList();
		for (int i = 0; i < lines.size(); i++) {
			Matcher entry = ENTRY.matcher(lines.get(i));
			if (entry.matches()) {
				Map<String, String> fields = new TreeMap<>();
				String message = message(entry.group(2), fields);
				for (String field = ""; i + 1 < lines.size() && lines.get(i + 1).startsWith("  "); i++) {
					field = readLine(lines.get(i + 1).substring(2), field, fields);
				}
				entries.add(entry(entry.group(1), message, fields));
			}
		}
		return entries;
	}

	/**
	 * Read a line that goes on with an entry.
	 * @return the name of the field that later lines belong to
	 */
	private static String readLine(String line, String field, Map<String, String> fields) {
		if (line.startsWith("| ")) {
			fields.merge(field, unescaped(line.substring(2)),
					(before, next) -> before.isEmpty() ? next : before + "\n" + next);
			return field;
		}
		return readFields(" " + line.strip(), fields);
	}

	private static String readFields(String text, Map<String, String> fields) {
		String last = "";
		for (Matcher field = EACH_FIELD.matcher(text); field.find();) {
			last = field.group(1);
			String value = field.group(2);
			fields.put(last, value.startsWith("\"") ? unescaped(value.substring(1, value.length() - 1)) : value);
		}
		return last;
	}

	private static String message(String text, Map<String, String> fields) {
		Matcher matcher = FIELDS.matcher(text);
		if (!matcher.matches()) {
			return text.endsWith(":") ? text.substring(0, text.length() - 1) : text;
		}
		readFields(matcher.group(2), fields);
		return matcher.group(1);
	}

	private static Run.LogEntry entry(String level, String message, Map<String, String> fields) {
		String module = fields.getOrDefault("@module", "");
		fields.remove("@module");
		fields.remove("timestamp");
		return new Run.LogEntry(level, module, message, fields);
	}

	private static String unescaped(String value) {
		return value.replace("\\n", "\n").replace("\\t", "\t").replaceAll("\\\\(.)", "$1");
	}

}
