/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A level of the host's log.
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
	 * Read the level that events of a provider need to appear in the host's log.
	 * @param launch the launch to look at
	 * @param provider local name of the provider
	 * @return the level; ERROR unless asked for more, since hosts keep errors in any case
	 */
	public static HclogLevel of(PluginLaunch launch, String provider) {
		String own = "TF_LOG_PROVIDER_" + provider.toUpperCase(Locale.ROOT).replace('-', '_');
		return Stream.of(own, "TF_LOG_PROVIDER", "TF_LOG")
			.map(launch::variable)
			.filter(Objects::nonNull)
			.findFirst()
			.map(HclogLevel::parse)
			.orElse(ERROR);
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
