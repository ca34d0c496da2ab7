/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.Copies;
import dev.tfprovider.test.internal.JsonPath;
import dev.tfprovider.test.internal.JsonValues;
import org.jspecify.annotations.Nullable;

/**
 * A finished command of the real CLI: its output, its diagnostics, the plan it made or
 * carried out, and the state it found (plan) or left (all others). Later commands do not
 * change it.
 * <p>
 * Every lookup that finds nothing throws an {@link AssertionError} that shows the whole
 * run.
 */
public final class Run extends TerraformRun {

	private final Transcript transcript;

	private final List<RunDiagnostic> diagnostics;

	private final Path planFile;

	private volatile boolean examined;

	Run(Transcript transcript, PlanDocument plan, StateDocument state, Path planFile) {
		this(transcript, transcript.diagnostics(), plan, state, planFile);
	}

	private Run(Transcript transcript, List<RunDiagnostic> diagnostics, PlanDocument plan, StateDocument state,
			Path planFile) {
		super(plan, state);
		this.transcript = transcript;
		this.diagnostics = List.copyOf(diagnostics);
		this.planFile = planFile;
	}

	/**
	 * Return the command without the CLI's name.
	 * @return command and arguments
	 */
	public List<String> command() {
		return this.transcript.command().words();
	}

	/**
	 * Return the exit status.
	 * @return 0 after success
	 */
	public int exitStatus() {
		examine();
		return this.transcript.exitStatus();
	}

	/**
	 * Return whether the command succeeded.
	 * @return whether the exit status is 0
	 */
	@Override
	public boolean succeeded() {
		return exitStatus() == 0;
	}

	/**
	 * Return the standard output of the command; with {@code -json}, its events.
	 * @return the whole standard output
	 */
	public String standardOutput() {
		return this.transcript.standardOutput();
	}

	/**
	 * Return the standard error of the command and its providers.
	 * @return the whole standard error
	 */
	public String standardError() {
		return this.transcript.standardError();
	}

	@Override
	public List<String> calls() {
		throw new IllegalStateException("The CLI does not tell which RPCs it calls; Terraform in memory does");
	}

	/**
	 * Return the actions that the command invoked.
	 * @return the invocations, in the order they ended; none if the command prints no
	 * events
	 */
	@Override
	public List<TerraformRun.InvokedAction> invocations() {
		return EventStream.parse(standardOutput()).invocations();
	}

	/**
	 * Return the log of the providers that the CLI started for this command, from the
	 * level of {@link TerraformCli#withLog} on.
	 * @return the entries in order; none if the provider runs elsewhere
	 */
	public List<LogEntry> log() {
		return CliLog.parse(this.transcript.log());
	}

	/**
	 * Return errors and warnings in the order reported, without the warning that a
	 * provider under test is in effect.
	 * @return the diagnostics
	 */
	@Override
	public List<RunDiagnostic> diagnostics() {
		examine();
		return this.diagnostics;
	}

	/**
	 * Return a value from a command that prints one JSON document, such as
	 * {@code providers schema -json}.
	 * @param path place in the document
	 * @return the value
	 */
	public @Nullable Object document(String path) {
		JsonNode document = documentJson();
		return JsonValues.toJava(ValueLookup.find(document, JsonPath.parse(path), "the output"));
	}

	/**
	 * Return the JSON document a command printed.
	 * @return the document
	 */
	public JsonNode documentJson() {
		if (this.transcript.exitStatus() != 0) {
			throw failure("The command failed");
		}
		return this.transcript.document();
	}

	/**
	 * Return command, exit status, output and configuration.
	 * @return text for people
	 */
	@Override
	public String toString() {
		return this.transcript.toString();
	}

	/**
	 * Return this run with the diagnostics of the plan that it applied in front.
	 * @param plan the run that made the plan
	 * @return another run
	 */
	public Run after(Run plan) {
		return new Run(this.transcript, Copies.with(plan.diagnostics(), diagnostics()), plan(), state(), this.planFile);
	}

	Transcript transcript() {
		return this.transcript;
	}

	public Path planFile() {
		return this.planFile;
	}

	/**
	 * Note that the test has seen how the command ended.
	 */
	public void examine() {
		this.examined = true;
	}

	public boolean isFailed() {
		return this.transcript.exitStatus() != 0;
	}

	public boolean isUnexaminedFailure() {
		return isFailed() && !this.examined;
	}

	/**
	 * An entry of a provider's log.
	 *
	 * @param level level in upper case: {@code TRACE}, {@code DEBUG}, {@code INFO},
	 * {@code WARN} or {@code ERROR}
	 * @param module name of the logger, empty if there is none
	 * @param message the message
	 * @param fields all other members, such as {@code tf_rpc}, by name; what is no text
	 * is JSON
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
			return this.level + " " + this.module + ": " + this.message
					+ (this.fields.isEmpty() ? "" : " " + this.fields);
		}

	}

}
