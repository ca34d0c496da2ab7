/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command;

import java.io.PrintStream;
import java.nio.file.Path;

import dev.tfprovider.internal.command.ProviderApplication;
import dev.tfprovider.internal.plugin.PluginLaunch;

/**
 * One invocation of a command, with the process, the provider and the parsed options.
 *
 * @param launch the process: its environment, working directory and streams
 * @param provider the provider the command is about
 * @param line the options given
 */
public record CommandCall(PluginLaunch launch, ProviderApplication provider, CommandLine line) {

	/**
	 * Return where results go.
	 * @return the real standard output
	 */
	public PrintStream out() {
		return this.launch.standardOutput();
	}

	/**
	 * Return where progress and warnings go.
	 * @return standard error
	 */
	public PrintStream err() {
		return this.launch.standardError();
	}

	/**
	 * Tell the author, on standard error, what may be missing in the provider.
	 */
	public void warn() {
		this.provider.warnings().get().forEach((warning) -> err().println("Warning: " + warning));
	}

	/**
	 * Return a path that a person named.
	 * @param path absolute, or relative to the working directory
	 * @return an absolute path
	 */
	public Path path(String path) {
		return this.launch.workingDirectory().resolve(path).normalize();
	}

}
