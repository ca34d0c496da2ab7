/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.JsonValues;

/**
 * The events a command prints with {@code -json}, one object per line.
 *
 * @param events the events in order
 */
record EventStream(List<JsonNode> events) {

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
	 * Return the actions that were invoked, in the order they ended.
	 */
	List<TerraformRun.InvokedAction> invocations() {
		List<TerraformRun.InvokedAction> invocations = new ArrayList<>();
		Map<String, List<String>> progress = new HashMap<>();
		for (JsonNode event : this.events) {
			JsonNode hook = event.path("hook");
			String action = hook.path("action").path("addr").asText();
			String caller = action + " " + hook.path("lifecycle");
			switch (event.path("type").asText()) {
				case "action_start" -> progress.put(caller, new ArrayList<>());
				case "action_progress" ->
					progress.computeIfAbsent(caller, (key) -> new ArrayList<>()).add(hook.path("message").asText());
				case "action_complete" -> invocations
					.add(new TerraformRun.InvokedAction(action, progress.getOrDefault(caller, List.of()), true));
				case "action_errored" -> invocations
					.add(new TerraformRun.InvokedAction(action, progress.getOrDefault(caller, List.of()), false));
				default -> {
				}
			}
		}
		return invocations;
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
