/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

/**
 * The properties of a host that it passes to the provider in environment variables.
 *
 * @param protocolVersions major protocol versions it speaks, empty if it does not say
 * @param clientCertificate its certificate in PEM, {@code null} if it wants plain text
 * @param multiplex whether it wants to hear about multiplexed connections
 */
public record HostProperties(Set<Integer> protocolVersions, @Nullable String clientCertificate, boolean multiplex) {

	static final String PROTOCOL_VERSIONS = "PLUGIN_PROTOCOL_VERSIONS";

	public static final String CLIENT_CERTIFICATE = "PLUGIN_CLIENT_CERT";

	static final String MULTIPLEX = "PLUGIN_MULTIPLEX_GRPC";

	/**
	 * Return what is offered where no host launched the process: plain text, any version.
	 * @return an offer that says nothing
	 */
	public static HostProperties none() {
		return new HostProperties(Set.of(), null, false);
	}

	/**
	 * Read the offer from the environment.
	 * @param process the process to look at
	 * @return the offer; versions that are no numbers are left out
	 */
	public static HostProperties of(PluginProcess process) {
		return new HostProperties(versions(process.variable(PROTOCOL_VERSIONS)), process.variable(CLIENT_CERTIFICATE),
				process.variable(MULTIPLEX) != null);
	}

	private static Set<Integer> versions(@Nullable String list) {
		if (list == null) {
			return Set.of();
		}
		return Arrays.stream(list.split(","))
			.map(String::strip)
			.filter((version) -> version.matches("\\d{1,9}"))
			.map(Integer::valueOf)
			.collect(Collectors.toUnmodifiableSet());
	}

}
