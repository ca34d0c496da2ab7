/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command;

import org.jspecify.annotations.Nullable;

/**
 * An option of a command.
 *
 * @param name name without the leading hyphens
 * @param placeholder what stands for the value in the help text, {@code null} for a flag
 * @param purpose what it does, half a line without a full stop
 */
public record CommandOption(String name, @Nullable String placeholder, String purpose) {

	/**
	 * Return a flag.
	 * @param name name without the leading hyphens
	 * @param purpose what it does
	 * @return the option
	 */
	public static CommandOption flag(String name, String purpose) {
		return new CommandOption(name, null, purpose);
	}

	/**
	 * Return an option with a value.
	 * @param name name without the leading hyphens
	 * @param placeholder what stands for the value
	 * @param purpose what it does
	 * @return the option
	 */
	public static CommandOption value(String name, String placeholder, String purpose) {
		return new CommandOption(name, placeholder, purpose);
	}

	/**
	 * Return how the option is given.
	 * @return its name with hyphens, and what stands for its value if it has one
	 */
	public String usage() {
		return (this.placeholder != null) ? "--" + this.name + " " + this.placeholder : "--" + this.name;
	}

}
