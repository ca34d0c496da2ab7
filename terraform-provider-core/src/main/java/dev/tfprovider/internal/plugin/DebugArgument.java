/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Optional;

/**
 * The argument {@code --debug} or {@code --debug=PORT}.
 *
 * @param port the port a developer asks for, so that hosts find the provider again after
 * it was started anew, or 0 for any
 */
public record DebugArgument(int port) {

	private static final String NAME = "--debug";

	/**
	 * Highest number of a port.
	 */
	public static final int MAX_PORT = 65535;

	/**
	 * Find the argument on the command line.
	 * @param process the process
	 * @return the argument, empty if the provider is not to be debugged
	 * @throws IllegalArgumentException if it names what is no port; says what to write
	 */
	public static Optional<DebugArgument> find(PluginProcess process) {
		return process.arguments()
			.stream()
			.filter((argument) -> argument.equals(NAME) || argument.startsWith(NAME + "="))
			.findFirst()
			.map(DebugArgument::parse);
	}

	private static DebugArgument parse(String argument) {
		if (argument.equals(NAME)) {
			return new DebugArgument(0);
		}
		String text = argument.substring(NAME.length() + 1);
		if (!text.matches("[0-9]{1,5}") || Integer.parseInt(text) > MAX_PORT) {
			throw new IllegalArgumentException(
					"'%s' names no port: write --debug, or --debug=PORT with a number up to %s".formatted(argument,
							MAX_PORT));
		}
		return new DebugArgument(Integer.parseInt(text));
	}

}
