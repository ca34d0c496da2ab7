/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.time.Duration;
import java.util.List;
import java.util.Set;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * {@link ConfigurationProperties Properties} for a Terraform provider.
 *
 * @param name local name of the provider, the prefix of every type name
 * @param address source address, such as "acme/petstore", for development overrides and
 * debug mode
 * @param version version of the provider, without a leading "v". Taken from the build
 * information when not set.
 * @param protocols major versions of Terraform's plugin protocol to serve: 5, 6 or both.
 * Hosts take the highest that they speak. A provider with nested attributes cannot be
 * served in 5.
 * @param enabled whether to make the application a provider
 * @param server server properties
 * @param start start properties
 * @param development properties of a provider that a developer runs
 * @param operations properties of the calls of resources and data sources
 * @param http properties of the HTTP clients that Spring Boot configures
 * @param experimental properties of what may still change
 */
@ConfigurationProperties("terraform.provider")
record TerraformProviderProperties(@Nullable String name, @Nullable String address, @Nullable String version,
		@DefaultValue("6") Set<Integer> protocols, @DefaultValue("true") boolean enabled, @DefaultValue Server server,
		@DefaultValue Start start, @DefaultValue Development development, @DefaultValue Operations operations,
		@DefaultValue Http http, @DefaultValue Experimental experimental) {

	/**
	 * Server properties.
	 *
	 * @param enabled whether to serve the provider. Not by default where the process was
	 * not started to run the application, such as in a test.
	 * @param transport where the server listens. Where there are no unix sockets, on a
	 * port.
	 * @param springGrpc whether the gRPC server of Spring Boot may start beside the
	 * provider's, for services of the application. It listens for the network, as its own
	 * properties say, and never offers the provider.
	 */
	record Server(@DefaultValue("true") boolean enabled, @DefaultValue("tcp") Transport transport,
			@DefaultValue("false") boolean springGrpc) {

	}

	/**
	 * Where the server listens.
	 */
	public enum Transport {

		/**
		 * On a free port of the loopback interface.
		 */
		TCP,

		/**
		 * On a unix socket in a folder that only its owner may enter.
		 */
		UNIX

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

	/**
	 * Properties of the calls of resources and data sources.
	 *
	 * @param pollInterval time between two looks of every waiter, whatever intervals the
	 * code asks for, so that tests need not wait
	 * @param interruptGrace how long a method may go on after the interruption at its
	 * deadline, before Terraform gets its answer without it
	 * @param cancelGrace how long a create, update or delete may go on after the
	 * practitioner has cancelled, before its thread is interrupted. Terraform waits for
	 * it, and loses an object whose creation it does not hear of.
	 * @param failOnForgottenValues whether it is an error, not only a warning of the log,
	 * if a method returns null for a computed attribute that is not nullable. When not
	 * set, it is one in development and in tests.
	 * @param sharedReads whether calls read together what the code allows them to
	 */
	record Operations(@Nullable Duration pollInterval, @DefaultValue("30s") Duration interruptGrace,
			@DefaultValue("20s") Duration cancelGrace, @Nullable Boolean failOnForgottenValues,
			@DefaultValue("true") boolean sharedReads) {

	}

	/**
	 * Properties of the HTTP clients that Spring Boot configures.
	 *
	 * @param followRedirectsToOtherOrigins whether to follow redirects to another scheme,
	 * host or port. All headers go there, also those with credentials, and the content of
	 * the request where the status asks for it.
	 */
	record Http(@DefaultValue("false") boolean followRedirectsToOtherOrigins) {

	}

	/**
	 * Properties of what may still change.
	 *
	 * @param stateStores whether to serve the beans that are state stores. Only builds of
	 * Terraform with experiments use them, and the protocol of state stores may change.
	 */
	record Experimental(@DefaultValue("false") boolean stateStores) {

	}

}
