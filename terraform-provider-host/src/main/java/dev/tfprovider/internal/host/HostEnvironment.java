/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.host;

import java.util.HashMap;
import java.util.Map;

import dev.tfprovider.internal.plugin.MagicCookie;
import org.jspecify.annotations.Nullable;

/**
 * The environment that a host gives to a provider it launches.
 */
public final class HostEnvironment {

	/**
	 * Variable with the protocol versions that the host speaks.
	 */
	public static final String PROTOCOL_VERSIONS = "PLUGIN_PROTOCOL_VERSIONS";

	/**
	 * Variable with the certificate of the host.
	 */
	public static final String CLIENT_CERTIFICATE = "PLUGIN_CLIENT_CERT";

	/**
	 * Variable by which a host that is no command has a process for each launch.
	 */
	static final String PROCESS = "PLUGIN_PROCESS";

	private final Map<String, String> variables = new HashMap<>(
			Map.of(MagicCookie.NAME, MagicCookie.VALUE, PROTOCOL_VERSIONS, "5,6", "PLUGIN_MIN_PORT", "10000",
					"PLUGIN_MAX_PORT", "25000", "TF_IN_AUTOMATION", "1", PROCESS, "launch"));

	/**
	 * Create the environment of a host that speaks versions 5 and 6.
	 * @param identity its key and certificate, {@code null} for plain text
	 */
	public HostEnvironment(@Nullable HostIdentity identity) {
		if (identity != null) {
			this.variables.put(CLIENT_CERTIFICATE, identity.pem());
		}
	}

	/**
	 * Change variables, or add some.
	 * @param changes names and values; an empty value takes the variable away
	 * @return this environment
	 */
	public HostEnvironment with(Map<String, String> changes) {
		this.variables.putAll(changes);
		return this;
	}

	/**
	 * Give the environment to a process. What another host said to this process is taken
	 * away.
	 * @param builder the process to be
	 * @return the same, with this environment
	 */
	public ProcessBuilder applyTo(ProcessBuilder builder) {
		Map<String, String> all = builder.environment();
		all.keySet().removeIf((name) -> name.startsWith("TF_") || name.startsWith("PLUGIN_"));
		this.variables.forEach((name, value) -> {
			if (value.isEmpty()) {
				all.remove(name);
			}
			else {
				all.put(name, value);
			}
		});
		return builder;
	}

}
