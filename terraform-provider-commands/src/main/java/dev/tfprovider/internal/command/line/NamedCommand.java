/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import java.util.List;

import dev.tfprovider.command.CommandOption;
import dev.tfprovider.command.ProviderCommand;

/**
 * A command that is told once what it is called, what it is for and what it takes.
 */
public abstract class NamedCommand implements ProviderCommand {

	private final String name;

	private final String purpose;

	private final List<CommandOption> options;

	/**
	 * Create a command.
	 * @param name its first argument
	 * @param purpose half a line, no full stop
	 * @param options in the order of the help text
	 */
	protected NamedCommand(String name, String purpose, CommandOption... options) {
		this.name = name;
		this.purpose = purpose;
		this.options = List.of(options);
	}

	@Override
	public final String name() {
		return this.name;
	}

	@Override
	public final String purpose() {
		return this.purpose;
	}

	@Override
	public final List<CommandOption> options() {
		return this.options;
	}

}
