/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;
import java.util.stream.Collectors;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.JsonValues;

/**
 * The events a command prints with {@code -json}, one object per line.
 *
 * @param events the events in order
 */
public record EventStream(List<JsonNode> events) {

	public static EventStream parse(String output) {
		return new EventStream(
				output.lines().filter((line) -> line.startsWith("{\"@")).map(JsonValues::parse).toList());
	}

	List<RunDiagnostic> diagnostics() {
		return this.events.stream()
			.filter((event) -> event.path("type").asText().equals("diagnostic"))
			.map((event) -> RunDiagnostic.ofJson(event.path("diagnostic")))
			.toList();
	}

	/**
	 * Return the messages a person would read, without those that repeat a diagnostic.
	 */
	String messages() {
		return this.events.stream()
			.filter((event) -> !event.path("type").asText().equals("diagnostic"))
			.map((event) -> event.path("@message").asText())
			.collect(Collectors.joining("\n"));
	}

}
