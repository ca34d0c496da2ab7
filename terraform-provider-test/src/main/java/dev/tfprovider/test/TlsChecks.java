/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.host.Handshake;
import dev.tfprovider.internal.host.HostEnvironment;
import dev.tfprovider.internal.host.HostIdentity;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import org.junit.jupiter.api.function.Executable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Checks that a provider accepts only the host whose certificate it was given.
 *
 * @param launcher launches it
 */
record TlsChecks(ProviderLauncher launcher) {

	List<Check> checks() {
		List<Check> checks = new ArrayList<>();
		for (HostIdentity.Kind kind : HostIdentity.Kind.values()) {
			add(checks, "a host with a key of kind " + kind + " is served, and nobody else", () -> serves(kind));
		}
		add(checks, "a certificate that is none does not make it hang or talk in plain text", this::refusesGarbage);
		return checks;
	}

	private static void add(List<Check> checks, String name, Executable body) {
		checks.add(new Check("TLS", name, body));
	}

	private void serves(HostIdentity.Kind kind) {
		HostIdentity own = HostIdentity.create(kind);
		try (LaunchedProvider provider = this.launcher.launch(Map.of(HostEnvironment.CLIENT_CERTIFICATE, own.pem()))) {
			Handshake handshake = provider.handshake();
			assertThat(handshake.certificate()).as("certificate").matches("[A-Za-z0-9+/]{51,}");
			assertServed(ProviderConnection.open(handshake, own), "schema of the provider block");
			assertRefused(ProviderConnection.open(handshake, null), "a host without a certificate");
			assertRefused(ProviderConnection.open(handshake, HostIdentity.create(kind)),
					"a host with another certificate");
			assertRefused(ProviderConnection.plainText(handshake), "a host in plain text");
			assertServed(ProviderConnection.open(handshake, own), "schema after those were refused");
		}
	}

	private void refusesGarbage() {
		String pem = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";
		try (LaunchedProvider provider = this.launcher.launch(Map.of(HostEnvironment.CLIENT_CERTIFICATE, pem))) {
			try {
				assertThat(provider.handshake().certificate()).as("certificate").isNotEmpty();
			}
			catch (AssertionError ex) {
				assertThat(provider.standardOutput()).as("standard output").isEmpty();
				assertThat(provider.standardError()).as("standard error").isNotBlank();
			}
		}
	}

	/**
	 * Assert that a provider answers, and close the connection.
	 */
	static void assertServed(ProviderConnection connection, String schema) {
		try (connection) {
			assertThat(connection.schema().hasProvider()).as(schema).isTrue();
		}
	}

	/**
	 * Assert that a provider does not answer, and close the connection.
	 */
	static void assertRefused(ProviderConnection connection, String who) {
		try (connection) {
			assertThatExceptionOfType(StatusRuntimeException.class).as(who)
				.isThrownBy(connection::schema)
				.satisfies((ex) -> assertThat(ex.getStatus().getCode()).as(who).isEqualTo(Status.Code.UNAVAILABLE));
		}
	}

}
