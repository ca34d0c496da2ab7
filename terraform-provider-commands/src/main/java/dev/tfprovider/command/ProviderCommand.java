/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command;

import java.io.IOException;
import java.util.List;

/**
 * A command of the provider application, such as {@code schema} or {@code package}.
 * Besides those that come with this module, every service of this type on the class path
 * is a command.
 */
public interface ProviderCommand {

	/**
	 * Return the name of the command, its first argument.
	 * @return lower-case letters and hyphens
	 */
	String name();

	/**
	 * Return a description for the list of commands.
	 * @return half a line, no full stop
	 */
	String purpose();

	/**
	 * Return the names of the actions, one of which follows the command's name.
	 * @return the words; the first is the default. None if there is nothing to choose.
	 */
	default List<String> actions() {
		return List.of();
	}

	/**
	 * Return the supported options.
	 * @return the options in the order of the help text
	 */
	default List<CommandOption> options() {
		return List.of();
	}

	/**
	 * Run the command.
	 * @param call the command line, the provider and the streams
	 * @throws CommandFailedException if it cannot be done, with the text to print
	 * @throws IOException if files cannot be read or written
	 */
	void run(CommandCall call) throws IOException;

}
