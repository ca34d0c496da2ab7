/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.JsonValues;

/**
 * An entry of a provider's log.
 *
 * @param level level in upper case: {@code TRACE}, {@code DEBUG}, {@code INFO},
 * {@code WARN} or {@code ERROR}
 * @param module name of the logger, empty if there is none
 * @param message the message
 * @param fields all other members, such as {@code tf_rpc}, by name; what is no text is
 * JSON
 */
public record LogEntry(String level, String module, String message, Map<String, String> fields) {

	private static final Set<String> OWN = Set.of("@level", "@module", "@message", "@timestamp");

	/**
	 * Read log lines. A line that is no entry, such as one printed before there was a
	 * log, is left out.
	 * @param lines lines in the format of providers: a JSON object each, with
	 * {@code @level} and {@code @message}
	 * @return the entries in order
	 */
	public static List<LogEntry> parse(String lines) {
		return lines.lines().map(LogEntry::parseLine).flatMap(Optional::stream).toList();
	}

	private static Optional<LogEntry> parseLine(String line) {
		if (!line.startsWith("{")) {
			return Optional.empty();
		}
		JsonNode json;
		try {
			json = JsonValues.parse(line);
		}
		catch (IllegalArgumentException ex) {
			return Optional.empty();
		}
		if (!json.path("@level").isTextual() || !json.path("@message").isTextual()) {
			return Optional.empty();
		}
		Map<String, String> fields = new TreeMap<>();
		json.properties().forEach((member) -> {
			if (!OWN.contains(member.getKey())) {
				JsonNode value = member.getValue();
				fields.put(member.getKey(), value.isTextual() ? value.asText() : value.toString());
			}
		});
		return Optional.of(new LogEntry(json.path("@level").asText().toUpperCase(Locale.ROOT),
				json.path("@module").asText(), json.path("@message").asText(), fields));
	}

	@Override
	public String toString() {
		return this.level + " " + this.module + ": " + this.message + (this.fields.isEmpty() ? "" : " " + this.fields);
	}

}
