/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A log level of the host.
 */
public enum HclogLevel {

	/** More than one wants to read. */
	TRACE,

	/** What was decided and why. */
	DEBUG,

	/** What a user wants to know. */
	INFO,

	/** What will surprise. */
	WARN,

	/** What failed. */
	ERROR,

	/** Nothing; not a level of an event. */
	OFF;

	/**
	 * Find the level that the first variable names which is set.
	 * @param process the process to look at
	 * @param names names of variables, the one that counts most first
	 * @return the level; empty if none is set
	 */
	static Optional<HclogLevel> find(PluginProcess process, List<String> names) {
		return names.stream().map(process::variable).filter(Objects::nonNull).findFirst().map(HclogLevel::parse);
	}

	/**
	 * Read a level as hosts do: JSON asks for all levels in another form, and so does
	 * what they do not know.
	 */
	private static HclogLevel parse(String text) {
		return Arrays.stream(values()).filter((level) -> level.name().equalsIgnoreCase(text)).findFirst().orElse(TRACE);
	}

	String token() {
		return name().toLowerCase(Locale.ROOT);
	}

}
