/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.command.CommandOption;

/**
 * Explains the options of a command.
 */
public final class OptionList {

	private OptionList() {
	}

	/**
	 * Return the section of a help text about options.
	 * @param options what the command understands
	 * @return the section, empty if there are no options
	 */
	public static String help(List<CommandOption> options) {
		if (options.isEmpty()) {
			return "";
		}
		int width = options.stream().mapToInt((option) -> option.usage().length()).max().orElse(0);
		String line = "  %-" + width + "s  %s%n";
		return options.stream()
			.map((option) -> line.formatted(option.usage(), option.purpose()))
			.collect(Collectors.joining("", "%nOptions:%n%n".formatted(), ""));
	}

}
