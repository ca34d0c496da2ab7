/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Optional;

/**
 * The argument {@code --debug} or {@code --debug=PORT}.
 */
public final class DebugArgument {

	private static final String NAME = "--debug";

	private static final int MAX_PORT = 65535;

	private DebugArgument() {
	}

	/**
	 * Return whether there is one.
	 * @param launch the launch
	 * @return whether the provider is to be debugged
	 * @throws IllegalArgumentException if it names what is no port, before anything has
	 * been started; says what to write
	 */
	static boolean isPresent(PluginLaunch launch) {
		return find(launch).isPresent() && port(launch) >= 0;
	}

	/**
	 * Return the port a developer asks for, so that hosts find the provider again after
	 * it was started anew.
	 * @param launch the launch
	 * @return a port, or 0 for any
	 * @throws IllegalArgumentException if it is no port; says what to write
	 */
	public static int port(PluginLaunch launch) {
		String argument = find(launch).orElse(NAME);
		if (argument.equals(NAME)) {
			return 0;
		}
		String port = argument.substring(NAME.length() + 1);
		if (!port.matches("[0-9]{1,5}") || Integer.parseInt(port) > MAX_PORT) {
			throw new IllegalArgumentException(
					"'%s' names no port: write --debug, or --debug=PORT with a number up to %s".formatted(argument,
							MAX_PORT));
		}
		return Integer.parseInt(port);
	}

	private static Optional<String> find(PluginLaunch launch) {
		return launch.arguments()
			.stream()
			.filter((argument) -> argument.equals(NAME) || argument.startsWith(NAME + "="))
			.findFirst();
	}

}
