/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.FileTrees;

/**
 * Launches a provider as hosts do.
 *
 * @param command the command, which hosts give no arguments
 * @param environment variables besides those of hosts
 */
record ProviderLauncher(List<String> command, Map<String, String> environment) {

	static final String COOKIE_NAME = "TF_PLUGIN_MAGIC_COOKIE";

	static final String COOKIE_VALUE = "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2";

	static final String VERSIONS = "PLUGIN_PROTOCOL_VERSIONS";

	static final String CERTIFICATE = "PLUGIN_CLIENT_CERT";

	/**
	 * Launch it with the environment of Terraform, plain text.
	 */
	LaunchedProvider launch() {
		return launch(Map.of());
	}

	/**
	 * Launch it with changes to that environment; an empty value takes a variable away.
	 */
	LaunchedProvider launch(Map<String, String> changes) {
		Map<String, String> host = new HashMap<>(Map.of(COOKIE_NAME, COOKIE_VALUE, VERSIONS, "5,6", "PLUGIN_MIN_PORT",
				"10000", "PLUGIN_MAX_PORT", "25000", "TF_IN_AUTOMATION", "1"));
		host.putAll(changes);
		Path directory = FileTrees.createTemporaryDirectory("provider-conformance-");
		ProcessBuilder builder = new ProcessBuilder(this.command).directory(directory.toFile())
			.redirectError(directory.resolve("stderr.txt").toFile());
		Map<String, String> all = builder.environment();
		all.keySet()
			.removeIf(
					(name) -> name.startsWith("TF_") || name.startsWith("PLUGIN_") || name.equals("JAVA_TOOL_OPTIONS"));
		host.values().removeIf(String::isEmpty);
		all.putAll(host);
		all.putAll(this.environment);
		try {
			return new LaunchedProvider(builder.start(), directory);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
