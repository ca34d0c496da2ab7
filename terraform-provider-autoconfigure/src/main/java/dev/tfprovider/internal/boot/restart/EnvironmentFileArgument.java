/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.restart;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.internal.plugin.PluginProcess;

/**
 * Reads the argument {@code --env-file FILE} or {@code --env-file=FILE}, which names the
 * file that tells shells where a provider in debug mode listens.
 */
final class EnvironmentFileArgument {

	private static final String NAME = "--env-file";

	private EnvironmentFileArgument() {
	}

	/**
	 * Find the argument on the command line.
	 * @param process the process
	 * @return the file, absolute or relative to the working directory; empty if there is
	 * none
	 * @throws IllegalArgumentException if it names no file; says what to write
	 */
	static Optional<String> find(PluginProcess process) {
		List<String> arguments = process.arguments();
		for (int i = 0; i < arguments.size(); i++) {
			String argument = arguments.get(i);
			if (argument.startsWith(NAME + "=")) {
				return Optional.of(checked(argument.substring(NAME.length() + 1)));
			}
			if (argument.equals(NAME)) {
				return Optional.of(checked((i + 1 < arguments.size()) ? arguments.get(i + 1) : ""));
			}
		}
		return Optional.empty();
	}

	private static String checked(String file) {
		if (file.isBlank() || file.startsWith("--")) {
			throw new IllegalArgumentException("'%s' names no file: write %s FILE".formatted(NAME, NAME));
		}
		return file;
	}

}
