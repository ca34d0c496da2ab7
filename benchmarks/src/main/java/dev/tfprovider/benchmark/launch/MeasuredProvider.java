/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.internal.plugin.GRPCControllerGrpc;
import dev.tfprovider.internal.plugin.GoPlugin;
import dev.tfprovider.internal.plugin.HostIdentity;
import dev.tfprovider.internal.plugin.MagicCookie;
import io.grpc.ManagedChannel;
import io.grpc.netty.GrpcSslContexts;
import io.grpc.netty.NettyChannelBuilder;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;

/**
 * Starts a provider as Terraform does and measures how long that takes.
 */
final class MeasuredProvider implements AutoCloseable {

	private static final HostIdentity KEY = HostIdentity.create();

	private static final int MAX_MESSAGE_SIZE = 256 * 1024 * 1024;

	private static final int PATIENCE_SECONDS = 240;

	private static final int FIELDS = 6;

	private final Process process;

	private final long startedIn;

	private final Duration processor;

	private final ManagedChannel channel;

	private MeasuredProvider(Process process, long startedIn, Duration processor, ManagedChannel channel) {
		this.process = process;
		this.startedIn = startedIn;
		this.processor = processor;
		this.channel = channel;
	}

	/**
	 * Start a provider and wait for its handshake line.
	 */
	static MeasuredProvider start(LaunchVariant flavour) {
		ProcessBuilder builder = new ProcessBuilder(flavour.command()).redirectError(ProcessBuilder.Redirect.DISCARD);
		Map<String, String> variables = builder.environment();
		variables.keySet().removeIf((name) -> name.startsWith("TF_") || name.startsWith("PLUGIN_"));
		variables.put("TF_IN_AUTOMATION", "1");
		variables.put(MagicCookie.NAME, MagicCookie.VALUE);
		variables.put("PLUGIN_PROTOCOL_VERSIONS", "5,6");
		variables.put("PLUGIN_CLIENT_CERT", KEY.pem());
		variables.putAll(flavour.environment());
		try {
			long start = System.nanoTime();
			Process process = builder.start();
			Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
			CompletableFuture<Boolean> told = endUnlessTold(process);
			BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
			String line = output.readLine();
			told.complete(true);
			long startedIn = System.nanoTime() - start;
			Duration processor = process.info().totalCpuDuration().orElse(Duration.ZERO);
			if (line == null) {
				throw new IllegalStateException(
						"'%s' ended without a handshake line: %s".formatted(flavour.name(), flavour.command()));
			}
			return new MeasuredProvider(process, startedIn, processor, connect(line.split("\\|")));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static CompletableFuture<Boolean> endUnlessTold(Process process) {
		CompletableFuture<Boolean> told = new CompletableFuture<>();
		CompletableFuture.delayedExecutor(PATIENCE_SECONDS, TimeUnit.SECONDS).execute(() -> {
			if (!told.isDone()) {
				process.destroyForcibly();
			}
		});
		return told;
	}

	private static ManagedChannel connect(String[] line) throws IOException {
		if (line.length < FIELDS) {
			throw new IllegalStateException("No handshake line: " + String.join("|", line));
		}
		try {
			SslContextBuilder context = SslContextBuilder.forClient()
				.trustManager(HostIdentity.certificate(Base64.getDecoder().decode(line[FIELDS - 1])))
				.keyManager(KEY.key(), KEY.certificate());
			String[] address = line[3].split(":");
			return NettyChannelBuilder.forAddress(address[0], Integer.parseInt(address[1]))
				.overrideAuthority("localhost")
				.maxInboundMessageSize(MAX_MESSAGE_SIZE)
				.sslContext(GrpcSslContexts.configure(context, SslProvider.JDK).build())
				.build();
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Return the time from the start to the handshake line, in nanoseconds.
	 */
	long startedIn() {
		return this.startedIn;
	}

	/**
	 * Return the processor time the process had used when it wrote the handshake line.
	 */
	Duration processor() {
		return this.processor;
	}

	long pid() {
		return this.process.pid();
	}

	ManagedChannel channel() {
		return this.channel;
	}

	/**
	 * Ask the provider to end, as Terraform does.
	 * @return the time until the process is gone, in nanoseconds
	 */
	long shutDown() {
		try {
			long start = System.nanoTime();
			GRPCControllerGrpc.newBlockingStub(this.channel)
				.withDeadlineAfter(PATIENCE_SECONDS, TimeUnit.SECONDS)
				.shutdown(GoPlugin.Empty.getDefaultInstance());
			if (!this.process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
				throw new IllegalStateException("The provider does not end");
			}
			return System.nanoTime() - start;
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

	@Override
	public void close() {
		this.channel.shutdownNow();
		this.process.destroyForcibly();
	}

}
