/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Determines the log level of each part of a provider from the variables that start with
 * {@code TF_LOG}: the most specific variable that is set takes precedence.
 */
public record LogLevels(PluginProcess process, String own) {

	private static final String PROVIDER = "TF_LOG_PROVIDER";

	/**
	 * Return the levels of a launch.
	 * @param process the process to look at
	 * @param provider local name of the provider
	 */
	public static LogLevels of(PluginProcess process, String provider) {
		return new LogLevels(process, PROVIDER + "_" + provider.toUpperCase(Locale.ROOT).replace('-', '_'));
	}

	/**
	 * Return the level of the provider as a whole.
	 * @return the level; ERROR unless asked for more, since hosts keep errors in any case
	 */
	public HclogLevel provider() {
		return asked().orElse(HclogLevel.ERROR);
	}

	/**
	 * Return the level of the provider as a whole, if anybody asked for one.
	 */
	public Optional<HclogLevel> asked() {
		return HclogLevel.find(this.process, List.of(this.own, PROVIDER, "TF_LOG"));
	}

	/**
	 * Return the level of the requests that the provider sends, if it has its own.
	 */
	public Optional<HclogLevel> http() {
		return HclogLevel.find(this.process, List.of(this.own + "_HTTP"));
	}

	/**
	 * Return the level of what the framework says, if it has its own.
	 */
	public Optional<HclogLevel> sdk() {
		return HclogLevel.find(this.process, List.of("TF_LOG_SDK"));
	}

	/**
	 * Return the level of what the framework says of calls of author code, if it has its
	 * own.
	 */
	public Optional<HclogLevel> framework() {
		return HclogLevel.find(this.process, List.of("TF_LOG_SDK_FRAMEWORK"));
	}

	/**
	 * Return the level of what the framework says of requests, if it has its own.
	 */
	public Optional<HclogLevel> protocol() {
		return HclogLevel.find(this.process, List.of("TF_LOG_SDK_PROTO"));
	}

	/**
	 * Return the level below which nothing at all is wanted.
	 */
	public HclogLevel lowest() {
		return Stream
			.concat(Stream.of(provider()), Stream.of(http(), sdk(), framework(), protocol()).flatMap(Optional::stream))
			.min(HclogLevel::compareTo)
			.orElseThrow();
	}

}
