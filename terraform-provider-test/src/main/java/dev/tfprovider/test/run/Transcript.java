/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.CliCommand;
import dev.tfprovider.test.internal.CliCommand.Output;
import dev.tfprovider.test.internal.JsonValues;

/**
 * The record of one command: its configuration, output and exit status.
 *
 * @param command the command
 * @param exitStatus exit status; negative or 128 and more after a signal
 * @param standardOutput all of the standard output
 * @param standardError all of the standard error
 * @param configuration text of the configuration files by name
 * @param log what providers logged, as the CLI wrote it
 */
record Transcript(CliCommand command, int exitStatus, String standardOutput, String standardError,
		Map<String, String> configuration, String log) {

	private static final int LONGEST = 20_000;

	/**
	 * Summaries of the warnings that the way of installing a provider under test causes
	 * by itself.
	 */
	private static final Collection<String> OWN_DOING = List.of("Provider development overrides are in effect",
			"Unmanaged providers are in effect");

	List<RunDiagnostic> diagnostics() {
		List<RunDiagnostic> diagnostics = structuredDiagnostics();
		if (diagnostics.isEmpty()) {
			diagnostics = TextDiagnostics.parse((this.command.output() == Output.TEXT)
					? this.standardOutput + "\n" + this.standardError : this.standardError);
		}
		return diagnostics.stream().filter((diagnostic) -> !OWN_DOING.contains(diagnostic.summary())).toList();
	}

	private List<RunDiagnostic> structuredDiagnostics() {
		if (this.command.output() == Output.EVENTS) {
			return EventStream.parse(this.standardOutput).diagnostics();
		}
		if (this.command.name().equals("validate") && this.standardOutput.startsWith("{")) {
			return document().path("diagnostics").valueStream().map(RunDiagnostic::ofJson).toList();
		}
		return List.of();
	}

	public JsonNode document() {
		return JsonValues.parse(this.standardOutput);
	}

	@Override
	public String toString() {
		StringBuilder text = new StringBuilder();
		text.append("terraform ")
			.append(String.join(" ", this.command.words()))
			.append("\nexit status ")
			.append(this.exitStatus);
		section(text, "standard output", readableOutput());
		section(text, "standard error", this.standardError);
		this.configuration.forEach((file, content) -> section(text, file, content));
		return text.toString();
	}

	private String readableOutput() {
		if (this.command.output() != Output.EVENTS) {
			return this.standardOutput;
		}
		EventStream events = EventStream.parse(this.standardOutput);
		String diagnostics = events.diagnostics()
			.stream()
			.map(RunDiagnostic::toString)
			.collect(Collectors.joining("\n"));
		return events.messages() + "\n" + diagnostics;
	}

	private static void section(StringBuilder text, String title, String content) {
		String shown = content.strip();
		if (shown.isEmpty()) {
			return;
		}
		if (shown.length() > LONGEST) {
			shown = "... " + shown.substring(shown.length() - LONGEST);
		}
		text.append("\n--- ").append(title).append("\n").append(shown.indent(2).stripTrailing());
	}

}
