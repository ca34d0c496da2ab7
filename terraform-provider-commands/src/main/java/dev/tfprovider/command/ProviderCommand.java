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
	 * Return the first argument that asks for this command.
	 * @return lower-case letters and hyphens
	 */
	String name();

	/**
	 * Return what the command does, for the list of commands.
	 * @return half a line, no full stop
	 */
	String purpose();

	/**
	 * Return the words one of which says what exactly to do, right after the command's
	 * name.
	 * @return the words; the first is the default. None if there is nothing to choose.
	 */
	default List<String> actions() {
		return List.of();
	}

	/**
	 * Return the options the command understands.
	 * @return the options in the order of the help text
	 */
	default List<CommandOption> options() {
		return List.of();
	}

	/**
	 * Do it.
	 * @param call the command line, the provider and the streams
	 * @throws CommandFailedException if it cannot be done, with the text to print
	 * @throws IOException if files cannot be read or written
	 */
	void run(CommandCall call) throws IOException;

}
