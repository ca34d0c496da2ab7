/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A command line of the CLI, without its name, and the format of its output.
 *
 * @param words command and arguments
 * @param output form of the standard output
 */
public record CliCommand(List<String> words, Output output) {

	private static final Set<String> CHANGING = Set.of("apply", "destroy", "refresh", "import", "taint", "untaint",
			"state");

	public CliCommand {
		words = List.copyOf(words);
	}

	/**
	 * A command as the test wrote it, completed with what keeps it from asking questions.
	 */
	public static CliCommand of(List<String> words) {
		String name = words.get(0);
		List<String> complete = new ArrayList<>();
		complete.add(name);
		switch (name) {
			case "query" -> complete.add("-json");
			case "plan", "refresh" -> complete.addAll(List.of("-json", "-input=false"));
			case "apply", "destroy" -> complete.addAll(List.of("-json", "-input=false", "-auto-approve"));
			case "validate" -> complete.add("-json");
			case "init", "import" -> complete.add("-input=false");
			default -> {
			}
		}
		words.stream().skip(1).filter((word) -> !complete.contains(word)).forEach(complete::add);
		return new CliCommand(complete, Output.of(complete));
	}

	/**
	 * A command as the test wrote it, followed by further arguments.
	 */
	public static CliCommand of(String name, List<String> arguments) {
		return of(Copies.with(List.of(name), arguments));
	}

	/**
	 * Add words to the end.
	 */
	public CliCommand and(String... more) {
		return new CliCommand(Copies.with(this.words, List.of(more)), this.output);
	}

	public String name() {
		return this.words.get(0);
	}

	/**
	 * Return whether the state is of interest after the command.
	 */
	public boolean concernsState() {
		return CHANGING.contains(name());
	}

	/**
	 * Form of the standard output.
	 */
	public enum Output {

		/** One JSON event per line. */
		EVENTS,

		/** One JSON document. */
		DOCUMENT,

		/** Text for people. */
		TEXT;

		static Output of(List<String> words) {
			if (!words.contains("-json")) {
				return TEXT;
			}
			return Set.of("plan", "apply", "destroy", "refresh", "query").contains(words.get(0)) ? EVENTS : DOCUMENT;
		}

	}

}
