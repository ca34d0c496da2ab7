/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.List;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * {@link ConfigurationProperties Properties} that are read from the environment before
 * there are beans. They are described here for authors, and never bound: each component
 * of what is bound takes time at each start.
 *
 * @param enabled whether to make the application a provider
 * @param server server properties
 * @param start start properties
 * @param development properties of a provider that a developer runs
 */
@ConfigurationProperties("terraform.provider")
record LaunchProperties(@DefaultValue("true") boolean enabled, @DefaultValue Server server, @DefaultValue Start start,
		@DefaultValue Development development) {

	/**
	 * Server properties.
	 *
	 * @param enabled whether to serve the provider. Not by default where the process was
	 * not started to run the application, such as in a test.
	 * @param springGrpc whether the gRPC server of Spring Boot may start beside the
	 * provider's, for services of the application. It listens for the network, as its own
	 * properties say, and never offers the provider.
	 */
	record Server(@DefaultValue("true") boolean enabled, @DefaultValue("false") boolean springGrpc) {

	}

	/**
	 * Start properties.
	 *
	 * @param report whether to log where the time of a start went
	 * @param autoConfigurations class names of auto-configurations to use although no
	 * provider needs them, or an asterisk for all
	 */
	record Start(@DefaultValue("false") boolean report, @DefaultValue List<String> autoConfigurations) {

	}

	/**
	 * Properties of a provider that a developer runs.
	 *
	 * @param port the port it listens on, or 0 for any that is free. When not set, one
	 * that follows from the project's directory, so that it is the same at every start.
	 * @param envFile file for the line that tells a shell where it listens. Endings
	 * ".ps1", ".cmd" and ".bat" make it a script of Windows' shells.
	 */
	record Development(@Nullable Integer port, @Nullable String envFile) {

	}

}
