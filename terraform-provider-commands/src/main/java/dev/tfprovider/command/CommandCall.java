/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command;

import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

import dev.tfprovider.internal.command.ProviderApplication;
import dev.tfprovider.internal.plugin.PluginProcess;

/**
 * One invocation of a command, with the process, the provider and the parsed options.
 *
 * @param process the process: its environment, working directory and streams
 * @param provider the provider the command is about
 * @param line the options given
 */
public record CommandCall(PluginProcess process, ProviderApplication provider, CommandLine line) {

	/**
	 * Return the standard output, for results.
	 * @return the real standard output
	 */
	public PrintStream out() {
		return this.process.standardOutput();
	}

	/**
	 * Return the standard error, for progress and warnings.
	 * @return standard error
	 */
	public PrintStream err() {
		return this.process.standardError();
	}

	/**
	 * Print likely omissions of the provider's author to standard error.
	 */
	public void warn() {
		this.provider.warnings().get().forEach((warning) -> err().println("Warning: " + warning));
	}

	/**
	 * Resolve a path given on the command line.
	 * @param path absolute, or relative to the working directory
	 * @return an absolute path
	 * @throws CommandFailedException if no file can have that name here
	 */
	public Path path(String path) {
		try {
			return this.process.workingDirectory().resolve(path).normalize();
		}
		catch (InvalidPathException ex) {
			throw CommandFailedException.of("'%s' is no path: %s.".formatted(path, ex.getReason()));
		}
	}

}
