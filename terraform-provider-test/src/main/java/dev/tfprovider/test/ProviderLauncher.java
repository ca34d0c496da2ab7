/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.host.HostEnvironment;
import dev.tfprovider.internal.host.ProviderProcess;
import dev.tfprovider.test.internal.FileTrees;

/**
 * Launches a provider as hosts do.
 *
 * @param command the command, which hosts give no arguments
 * @param environment variables besides those of hosts
 */
record ProviderLauncher(List<String> command, Map<String, String> environment) {

	/**
	 * Launch it with the environment of Terraform, plain text, and changes to that; an
	 * empty value takes a variable away.
	 */
	LaunchedProvider launch(Map<String, String> changes) {
		Path directory = FileTrees.createTemporaryDirectory("provider-conformance-");
		ProcessBuilder builder = new ProcessBuilder(this.command).directory(directory.toFile())
			.redirectError(LaunchedProvider.standardError(directory).toFile());
		try {
			return new LaunchedProvider(ProviderProcess.start(new HostEnvironment(null)
				// the JVM would announce it on standard error
				.with(Map.of("JAVA_TOOL_OPTIONS", ""))
				.with(changes)
				.with(this.environment)
				.applyTo(builder)), directory);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
