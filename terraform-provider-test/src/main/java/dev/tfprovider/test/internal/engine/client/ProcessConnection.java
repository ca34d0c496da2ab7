/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.TimeoutException;

import dev.tfprovider.internal.host.Handshake;
import dev.tfprovider.internal.host.HostConnection;
import dev.tfprovider.internal.host.HostEnvironment;
import dev.tfprovider.internal.host.HostIdentity;
import dev.tfprovider.internal.host.ProviderProcess;
import dev.tfprovider.internal.plugin.DaemonThread;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import io.grpc.StatusRuntimeException;
import org.jspecify.annotations.Nullable;

/**
 * A provider process that the engine has launched for one walk. Its log is told with what
 * goes wrong.
 */
public final class ProcessConnection {

	private static final Duration LONGEST_START = Duration.ofSeconds(60);

	private static final Duration LONGEST_END = Duration.ofSeconds(2);

	private static final int KEPT_LINES = 40;

	/**
	 * Has the provider say as errors what it only logs where practitioners use it.
	 */
	private static final Map<String, String> STRICT = Map.of("TERRAFORM_PROVIDER_OPERATIONS_FAILONFORGOTTENVALUES",
			"true");

	private static final Set<String> PROTOCOLS = Set.of("5", "6");

	private final ProviderProcess process;

	private final HostIdentity identity;

	private final Deque<String> log = new ConcurrentLinkedDeque<>();

	private @Nullable HostConnection connection;

	private ProcessConnection(ProviderProcess process, HostIdentity identity) {
		this.process = process;
		this.identity = identity;
	}

	/**
	 * Start a provider process and connect to it, as Terraform does for each walk.
	 * @param command executable and arguments
	 * @param environment variables to set besides those of this process and of the
	 * handshake
	 * @return the connection, whose end ends the process
	 */
	public static Transport.Connection open(List<String> command, Map<String, String> environment) {
		ProcessConnection process = start(command, environment);
		try {
			return process.connect();
		}
		catch (RuntimeException ex) {
			process.kill();
			throw ex;
		}
	}

	private static ProcessConnection start(List<String> command, Map<String, String> environment) {
		HostIdentity identity = HostIdentity.create();
		try {
			ProcessConnection started = new ProcessConnection(ProviderProcess.start(
					new HostEnvironment(identity).with(STRICT).with(environment).applyTo(new ProcessBuilder(command))),
					identity);
			started.drain(started.process.process().errorReader(StandardCharsets.UTF_8));
			return started;
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The provider cannot be started: " + command, ex);
		}
	}

	/**
	 * Wait for the handshake line and connect.
	 */
	private Transport.Connection connect() {
		String line = handshakeLine();
		try {
			Handshake handshake = Handshake.parse(line);
			if (!handshake.coreVersion().equals("1") || !PROTOCOLS.contains(handshake.protocolVersion())
					|| !handshake.transport().equals("grpc") || handshake.certificate().isEmpty()) {
				throw new IllegalArgumentException("No host would take it");
			}
			this.connection = HostConnection.open(handshake, this.identity);
			return new Transport.Connection(this.connection.channel(),
					new ProtocolVersion(Integer.parseInt(handshake.protocolVersion())), this::end);
		}
		catch (IllegalArgumentException ex) {
			IllegalStateException failure = failure("Unrecognized remote plugin message: " + line);
			failure.addSuppressed(ex);
			throw failure;
		}
	}

	private String handshakeLine() {
		try {
			return this.process.firstLine(LONGEST_START)
				.orElseThrow(() -> failure("The provider ended before it wrote its handshake line"));
		}
		catch (TimeoutException ex) {
			throw failure("timeout while waiting for plugin to start");
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("Interrupted while the provider starts", ex);
		}
	}

	/**
	 * Ask the process to end, and end it if it does not.
	 */
	private void end() {
		try {
			if (this.connection != null) {
				this.connection.shutDown(LONGEST_END);
			}
			this.process.hasEndedWithin(LONGEST_END);
		}
		catch (StatusRuntimeException ex) {
			this.log.add("Shutdown was not answered: " + ex.getStatus());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		kill();
	}

	private void kill() {
		if (this.connection != null) {
			this.connection.close();
		}
		this.process.close();
	}

	private void drain(BufferedReader reader) {
		DaemonThread.start("provider-log", () -> reader.lines().forEach(this::keep));
	}

	private void keep(String line) {
		this.log.add(line);
		if (this.log.size() > KEPT_LINES) {
			this.log.poll();
		}
	}

	private IllegalStateException failure(String message) {
		return new IllegalStateException(message + "\n" + String.join("\n", this.log));
	}

}
