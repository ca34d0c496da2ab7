/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import dev.tfprovider.internal.host.Handshake;
import dev.tfprovider.internal.host.HostConnection;
import dev.tfprovider.internal.host.HostEnvironment;
import dev.tfprovider.internal.host.HostIdentity;
import dev.tfprovider.internal.host.ProviderProcess;
import io.grpc.ManagedChannel;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;

/**
 * Starts a provider as Terraform does and measures how long that takes.
 */
final class MeasuredProvider implements AutoCloseable {

	private static final HostIdentity IDENTITY = HostIdentity.create();

	private static final Duration PATIENCE = Duration.ofSeconds(240);

	private final ProviderProcess process;

	private final Duration processor;

	private final HostConnection connection;

	private MeasuredProvider(ProviderProcess process, Duration processor, HostConnection connection) {
		this.process = process;
		this.processor = processor;
		this.connection = connection;
	}

	/**
	 * Start a provider and wait for its handshake line.
	 */
	static MeasuredProvider start(LaunchVariant flavour) {
		ProcessBuilder builder = new HostEnvironment(IDENTITY).with(flavour.environment())
			.applyTo(new ProcessBuilder(flavour.command()).redirectError(ProcessBuilder.Redirect.DISCARD));
		try {
			ProviderProcess process = ProviderProcess.start(builder);
			Runtime.getRuntime().addShutdownHook(new Thread(process.process()::destroyForcibly));
			String line = process.firstLine(PATIENCE)
				.orElseThrow(() -> new IllegalStateException(
						"'%s' ended without a handshake line: %s".formatted(flavour.name(), flavour.command())));
			Duration processor = process.process().info().totalCpuDuration().orElse(Duration.ZERO);
			return new MeasuredProvider(process, processor, HostConnection.open(Handshake.parse(line), IDENTITY));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (TimeoutException ex) {
			throw new IllegalStateException("'%s' does not start".formatted(flavour.name()), ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Return the time from the start to the handshake line, in nanoseconds.
	 */
	long startedIn() {
		return this.process.toldAfter().toNanos();
	}

	/**
	 * Return the processor time the process had used when it wrote the handshake line.
	 */
	Duration processor() {
		return this.processor;
	}

	long pid() {
		return this.process.process().pid();
	}

	ManagedChannel channel() {
		return this.connection.channel();
	}

	/**
	 * Ask the provider to end, as Terraform does.
	 * @return the time until the process is gone, in nanoseconds
	 */
	long shutDown() {
		try {
			long start = System.nanoTime();
			requestEnd();
			if (!this.process.process().waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
				throw new IllegalStateException("The provider does not end");
			}
			return System.nanoTime() - start;
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

	private void requestEnd() {
		try {
			this.connection.shutDown(PATIENCE);
		}
		catch (StatusRuntimeException ex) {
			// providers in Go may end before they have answered
			if (ex.getStatus().getCode() != Status.Code.UNAVAILABLE) {
				throw ex;
			}
		}
	}

	@Override
	public void close() {
		this.connection.close();
		this.process.close();
	}

}
