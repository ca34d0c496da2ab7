/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command;

import java.util.Optional;
import java.util.ServiceLoader;

import dev.tfprovider.internal.plugin.PluginProcess;

/**
 * Runs the commands of a provider application. Found as a service, and only when a person
 * asked for one.
 */
public interface ProviderCommands {

	/**
	 * Return a summary of the commands.
	 * @return a line for each command, every line ended
	 */
	String summary();

	/**
	 * Run the command that the arguments of the launch name, and tell the person how it
	 * went.
	 * @param process the process that a person started
	 * @param provider the provider it is about
	 * @return exit status: 0 for success, 1 for failure, 2 for a command line that cannot
	 * be understood, or a status of the command's own
	 */
	int run(PluginProcess process, ProviderApplication provider);

	/**
	 * Find the commands on the class path.
	 * @param classLoader class loader of the application
	 * @return the commands, empty if the application comes without them
	 */
	static Optional<ProviderCommands> find(ClassLoader classLoader) {
		return ServiceLoader.load(ProviderCommands.class, classLoader).findFirst();
	}

}
