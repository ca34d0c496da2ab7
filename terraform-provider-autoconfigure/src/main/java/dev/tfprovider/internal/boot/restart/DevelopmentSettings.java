/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.restart;

import java.nio.file.Path;
import java.util.Optional;

import dev.tfprovider.internal.plugin.DebugArgument;
import dev.tfprovider.internal.plugin.PluginProcess;

import org.springframework.core.env.PropertyResolver;

/**
 * Defines where developers find the provider.
 *
 * @param address source address of the provider
 * @param port the port a developer asks for, 0 for a free one, empty for that of the
 * project
 * @param environmentFile the file for the shell of hosts, empty if nobody wants one
 */
public record DevelopmentSettings(String address, Optional<Integer> port, Optional<EnvironmentFile> environmentFile) {

	/**
	 * Port of the provider in development.
	 */
	static final String PORT = "terraform.provider.development.port";

	/**
	 * The file that tells shells where the provider listens.
	 */
	static final String ENVIRONMENT_FILE = "terraform.provider.development.env-file";

	/**
	 * Read the settings. The command line comes before properties.
	 * @param process the process, its arguments and working directory
	 * @param properties the properties of the application
	 * @param address source address of the provider
	 * @return the settings
	 */
	public static DevelopmentSettings of(PluginProcess process, PropertyResolver properties, String address) {
		Optional<Integer> port = DebugArgument.find(process)
			.map(DebugArgument::port)
			.filter((given) -> given > 0)
			.or(() -> Optional.ofNullable(properties.getProperty(PORT, Integer.class)));
		if (port.isPresent() && (port.get() < 0 || port.get() > DebugArgument.MAX_PORT)) {
			throw new IllegalArgumentException("The property '%s' is no port: %s. Set a number up to %s."
				.formatted(PORT, port.get(), DebugArgument.MAX_PORT));
		}
		Optional<EnvironmentFile> file = EnvironmentFileArgument.find(process)
			.or(() -> Optional.ofNullable(properties.getProperty(ENVIRONMENT_FILE)).filter((path) -> !path.isBlank()))
			.map((path) -> new EnvironmentFile(process.workingDirectory().resolve(Path.of(path))));
		return new DevelopmentSettings(address, port, file);
	}

	/**
	 * Return the port to listen on.
	 * @param process the process, whose working directory is that of the project
	 * @return the port, or 0 for any
	 */
	public int portOf(PluginProcess process) {
		return this.port.orElseGet(() -> DevelopmentPort.of(process.workingDirectory(), this.address));
	}

}
