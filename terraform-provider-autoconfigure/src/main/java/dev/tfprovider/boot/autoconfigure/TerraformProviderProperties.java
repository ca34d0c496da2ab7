/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.time.Duration;
import java.util.Set;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * {@link ConfigurationProperties Properties} that beans of a Terraform provider are made
 * with. Those that are read before are {@link LaunchProperties}.
 *
 * @param name local name of the provider, the prefix of every type name
 * @param address source address, such as "acme/petstore", for development overrides and
 * debug mode
 * @param version version of the provider, without a leading "v". Taken from the build
 * information when not set.
 * @param protocols major versions of Terraform's plugin protocol to serve: 5, 6 or both.
 * Hosts take the highest that they speak. A provider with nested attributes cannot be
 * served in 5.
 * @param server server properties
 * @param operations properties of the calls of resources and data sources
 * @param http properties of the HTTP clients that Spring Boot configures
 * @param experimental properties of what may still change
 */
@ConfigurationProperties("terraform.provider")
record TerraformProviderProperties(@Nullable String name, @Nullable String address, @Nullable String version,
		@DefaultValue("6") Set<Integer> protocols, @DefaultValue Server server, @DefaultValue Operations operations,
		@DefaultValue Http http, @DefaultValue Experimental experimental) {

	/**
	 * Server properties.
	 *
	 * @param transport where the server listens. Where there are no unix sockets, on a
	 * port.
	 */
	record Server(@DefaultValue("tcp") Transport transport) {

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
