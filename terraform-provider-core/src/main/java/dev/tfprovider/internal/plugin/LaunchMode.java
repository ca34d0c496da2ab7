/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.List;
import java.util.regex.Pattern;

/**
 * How the process was started, and what it is to do.
 */
public enum LaunchMode {

	/**
	 * A host launched the process and waits for the handshake line.
	 */
	PLUGIN,

	/**
	 * A developer runs the provider, hosts attach to it and leave again.
	 */
	DEBUG,

	/**
	 * A person runs one of the commands of the provider application: the first argument
	 * is its name.
	 */
	COMMAND,

	/**
	 * A person asks for help: print it on standard output, exit with 0.
	 */
	HELP,

	/**
	 * A person started the plugin like a program: explain on standard error, exit with 1.
	 */
	BY_HAND;

	private static final String DEVELOPMENT = "dev";

	private static final Pattern COMMAND_NAME = Pattern.compile("[a-z][a-z-]*");

	/**
	 * Read the mode from arguments and environment.
	 * @param process the process to look at
	 * @return the mode
	 */
	public static LaunchMode of(PluginProcess process) {
		List<String> arguments = process.arguments();
		boolean hosted = MagicCookie.isPresent(process);
		if (!hosted && !arguments.isEmpty() && COMMAND_NAME.matcher(arguments.get(0)).matches()) {
			return isDevelopment(arguments) ? DEBUG : COMMAND;
		}
		if (isHelp(arguments)) {
			return HELP;
		}
		if (DebugArgument.find(process).isPresent()) {
			return DEBUG;
		}
		return hosted ? PLUGIN : BY_HAND;
	}

	/**
	 * The command that serves the provider; with its option it is like all others.
	 */
	private static boolean isDevelopment(List<String> arguments) {
		return arguments.get(0).equals(DEVELOPMENT) && !arguments.contains("--terraform") && !isHelp(arguments);
	}

	private static boolean isHelp(List<String> arguments) {
		return arguments.contains("--help") || arguments.contains("-h");
	}

}
