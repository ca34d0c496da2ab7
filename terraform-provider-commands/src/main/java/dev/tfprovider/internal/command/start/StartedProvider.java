/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.host.Handshake;
import dev.tfprovider.internal.host.HostConnection;
import dev.tfprovider.internal.host.HostEnvironment;
import dev.tfprovider.internal.host.HostIdentity;
import dev.tfprovider.internal.host.ProviderProcess;

/**
 * A packaged provider that a command starts as Terraform starts it. What goes wrong is
 * told together with the end of the provider's log.
 */
final class StartedProvider implements AutoCloseable {

	private static final Duration LONGEST_END = Duration.ofSeconds(300);

	private static final int LINES_OF_LOG = 20;

	private final HostIdentity identity = HostIdentity.create();

	private final Path log;

	private final ProviderProcess process;

	/**
	 * Start a provider.
	 * @param launcher its executable
	 * @param environment variables besides those of this process
	 */
	StartedProvider(Path launcher, Map<String, String> environment) throws IOException {
		this.log = Files.createTempFile("provider", ".log");
		this.process = ProviderProcess
			.start(new HostEnvironment(this.identity).with(Map.of("TERRAFORM_PROVIDER_SERVER_TRANSPORT", "tcp"))
				.with(environment)
				.applyTo(new ProcessBuilder(launcher.toString()).redirectError(this.log.toFile())));
		this.process.process().getOutputStream().close();
	}

	/**
	 * Wait for the handshake line and connect.
	 * @param seconds how long to wait
	 */
	HostConnection connect(int seconds) {
		String line = handshakeLine(seconds);
		Handshake handshake;
		try {
			handshake = Handshake.parse(line);
		}
		catch (IllegalArgumentException ex) {
			throw failure("The provider printed no handshake line but '%s'.".formatted(line));
		}
		try {
			return HostConnection.open(handshake, this.identity);
		}
		catch (RuntimeException ex) {
			throw failure("The provider's handshake line '%s' leads nowhere: %s".formatted(line, ex));
		}
	}

	private String handshakeLine(int seconds) {
		try {
			return this.process.firstLine(Duration.ofSeconds(seconds)).orElse("");
		}
		catch (TimeoutException ex) {
			throw failure("The provider has not started within %s seconds. Allow more with --%s.".formatted(seconds,
					StartRecording.TIMEOUT.name()));
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw failure("Interrupted while the provider started.");
		}
	}

	/**
	 * Wait until the process has ended well, which takes a while if it writes a
	 * recording.
	 */
	void awaitEnd() {
		try {
			if (!this.process.hasEndedWithin(LONGEST_END)) {
				throw failure("The provider has not ended within %s seconds.".formatted(LONGEST_END.toSeconds()));
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw failure("Interrupted while the provider ended.");
		}
		int status = this.process.process().exitValue();
		if (status != 0) {
			// what it wrote by then may be half of it
			throw failure("The provider ended with status %s.".formatted(status));
		}
	}

	/**
	 * Return a failure together with the end of the provider's log.
	 */
	CommandFailedException failure(String message) {
		List<String> lines;
		try {
			lines = new String(Files.readAllBytes(this.log), StandardCharsets.UTF_8).lines().toList();
		}
		catch (IOException ex) {
			lines = List.of();
		}
		return CommandFailedException.of(message + "\n"
				+ String.join("\n", lines.subList(Math.max(0, lines.size() - LINES_OF_LOG), lines.size())));
	}

	@Override
	public void close() throws IOException {
		this.process.close();
		Files.deleteIfExists(this.log);
	}

}
