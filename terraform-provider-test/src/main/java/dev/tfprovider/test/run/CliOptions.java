/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.Copies;
import dev.tfprovider.test.internal.JsonValues;
import org.jspecify.annotations.Nullable;

/**
 * The options that a {@link TerraformCli} adds to its commands.
 *
 * @param installation where the provider comes from
 * @param arguments arguments for plan, apply, destroy, refresh and import
 * @param environment environment variables
 * @param timeout when a command is killed
 * @param nonEmptyPlanAllowed whether an apply may leave something to do
 * @param log lowest level of what providers log that is kept
 */
record CliOptions(ProviderInstallation installation, List<String> arguments, Map<String, String> environment,
		Duration timeout, boolean nonEmptyPlanAllowed, String log) {

	private static final Duration TIMEOUT = Duration.ofMinutes(5);

	private static final List<String> PLANNING_ONLY = List.of("-target", "-exclude", "-replace", "-refresh", "-destroy",
			"-var");

	CliOptions(ProviderInstallation installation) {
		this(installation, List.of(), Map.of(), TIMEOUT, false, "OFF");
	}

	CliOptions withInstallation(ProviderInstallation installation) {
		return new CliOptions(installation, this.arguments, this.environment, this.timeout, this.nonEmptyPlanAllowed,
				this.log);
	}

	CliOptions withArguments(List<String> more) {
		return new CliOptions(this.installation, Copies.with(this.arguments, more), this.environment, this.timeout,
				this.nonEmptyPlanAllowed, this.log);
	}

	CliOptions withEnvironment(String name, String value) {
		return new CliOptions(this.installation, this.arguments, Copies.with(this.environment, name, value),
				this.timeout, this.nonEmptyPlanAllowed, this.log);
	}

	/**
	 * Add an input variable: text as it is, everything else as an expression.
	 */
	CliOptions withVariable(String name, @Nullable Object value) {
		String text = (value instanceof String string) ? string
				: JsonValues.write(value).replace("${", "$${").replace("%{", "%%{");
		return withEnvironment("TF_VAR_" + name, text);
	}

	CliOptions withTimeout(Duration timeout) {
		return new CliOptions(this.installation, this.arguments, this.environment, timeout, this.nonEmptyPlanAllowed,
				this.log);
	}

	CliOptions withLog(String level) {
		return new CliOptions(this.installation, this.arguments, this.environment, this.timeout,
				this.nonEmptyPlanAllowed, level);
	}

	/**
	 * Return the variables that make the CLI write the log to a file.
	 */
	Map<String, String> logEnvironment(Path file) {
		boolean chosen = this.environment.keySet().stream().anyMatch((name) -> name.startsWith("TF_LOG"));
		return (chosen || this.log.equals("OFF")) ? Map.of()
				: Map.of("TF_LOG_PROVIDER", this.log, "TF_LOG_PATH", file.toString());
	}

	CliOptions withNonEmptyPlanAllowed() {
		return new CliOptions(this.installation, this.arguments, this.environment, this.timeout, true, this.log);
	}

	/**
	 * Return the arguments the check after an apply may repeat: those that ask for a
	 * change have had their effect.
	 */
	public List<String> followUpArguments() {
		return without(List.of("-replace", "-refresh-only", "-destroy"));
	}

	/**
	 * Return the arguments that apply to a saved plan, which has all else in it.
	 */
	public List<String> savedPlanArguments() {
		return without(PLANNING_ONLY);
	}

	private List<String> without(List<String> prefixes) {
		return this.arguments.stream().filter((argument) -> prefixes.stream().noneMatch(argument::startsWith)).toList();
	}

}
