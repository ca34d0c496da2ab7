/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.command.NearestName;

/**
 * The parsed arguments of a command.
 */
public final class CommandLine {

	private final Map<String, String> values;

	private final String action;

	private CommandLine(String action, Map<String, String> values) {
		this.action = action;
		this.values = values;
	}

	/**
	 * Parse the arguments of a command: an action if it has some, then the options.
	 * @param arguments the arguments after the command's name
	 * @param command the command
	 * @return the command line
	 * @throws CommandFailedException if an argument is not understood
	 */
	public static CommandLine parse(List<String> arguments, ProviderCommand command) {
		List<String> actions = command.actions();
		boolean given = !arguments.isEmpty() && actions.contains(arguments.get(0));
		if (!given && !actions.isEmpty() && !arguments.isEmpty() && !arguments.get(0).startsWith("-")) {
			throw CommandFailedException.usage("'%s' knows no '%s', only '%s'.".formatted(command.name(),
					arguments.get(0), String.join("' and '", actions)));
		}
		String action = given ? arguments.get(0) : actions.isEmpty() ? "" : actions.get(0);
		return new CommandLine(action,
				values(given ? arguments.subList(1, arguments.size()) : arguments, command.options()));
	}

	/**
	 * Parse the arguments of a command: {@code --name value} or {@code --name=value}.
	 * @param arguments the arguments after the command's name
	 * @param options what the command understands
	 * @return the command line
	 * @throws CommandFailedException if an argument is no option, lacks its value or has
	 * one too many
	 */
	public static CommandLine parse(List<String> arguments, List<CommandOption> options) {
		return new CommandLine("", values(arguments, options));
	}

	private static Map<String, String> values(List<String> arguments, List<CommandOption> options) {
		Map<String, String> values = new LinkedHashMap<>();
		for (int i = 0; i < arguments.size(); i++) {
			String argument = arguments.get(i);
			int equals = argument.indexOf('=');
			String given = (equals > 0) ? argument.substring(0, equals) : argument;
			CommandOption option = options.stream()
				.filter((candidate) -> given.equals("--" + candidate.name()))
				.findFirst()
				.orElseThrow(() -> unknown(given, options));
			String value = (equals > 0) ? argument.substring(equals + 1) : null;
			if (option.placeholder() == null) {
				if (value != null) {
					throw CommandFailedException.usage("The option '%s' takes no value.".formatted(given));
				}
				value = "";
			}
			else if (value == null && ++i < arguments.size()) {
				value = arguments.get(i);
			}
			if (value == null || (option.placeholder() != null && value.isBlank())) {
				throw CommandFailedException.usage("The option '%s' needs a value.".formatted(given));
			}
			if (values.put(option.name(), value) != null) {
				throw CommandFailedException.usage("The option '%s' is given twice.".formatted(given));
			}
		}
		return values;
	}

	private static CommandFailedException unknown(String given, List<CommandOption> options) {
		String hint = given.startsWith("--")
				? NearestName.find(given.substring(2), options.stream().map(CommandOption::name).toList())
					.map((option) -> " Did you mean '--" + option + "'?")
					.orElse("")
				: "";
		return CommandFailedException.usage("There is no option '%s'.%s".formatted(given, hint));
	}

	/**
	 * Return the action.
	 * @return one of the command's actions, empty if it has none
	 */
	public String action() {
		return this.action;
	}

	/**
	 * Tell whether an option was given.
	 * @param option its name without hyphens
	 * @return whether it is there
	 */
	public boolean has(String option) {
		return this.values.containsKey(option);
	}

	/**
	 * Return the value of an option.
	 * @param option its name without hyphens
	 * @return the value, never blank; empty if the option was not given
	 */
	public Optional<String> value(String option) {
		return Optional.ofNullable(this.values.get(option));
	}

	/**
	 * Return the values of an option that takes several, separated by commas.
	 * @param option its name without hyphens
	 * @return the values without white space around them; empty if the option was not
	 * given
	 */
	public List<String> list(String option) {
		return value(option)
			.map((value) -> Arrays.stream(value.split(",")).map(String::strip).filter((part) -> !part.isEmpty()))
			.map((parts) -> parts.distinct().toList())
			.orElse(List.of());
	}

}
