/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Base64;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import dev.tfprovider.internal.plugin.GRPCControllerGrpc;
import dev.tfprovider.internal.plugin.GoPlugin;
import dev.tfprovider.internal.plugin.MagicCookie;
import io.grpc.ManagedChannel;
import io.grpc.StatusRuntimeException;
import io.grpc.netty.GrpcSslContexts;
import io.grpc.netty.NettyChannelBuilder;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import org.jspecify.annotations.Nullable;

/**
 * A provider process as Terraform starts it: cookie and client certificate in the
 * environment, one line back, then gRPC over mutual TLS.
 */
final class ProviderProcess {

	private static final long LONGEST_START_SECONDS = 60;

	private static final long LONGEST_END_SECONDS = 2;

	private static final int FIELDS = 6;

	private static final int NETWORK = 2;

	private static final int ADDRESS = 3;

	private static final int TRANSPORT = 4;

	private static final int CERTIFICATE = 5;

	private static final int KEPT_LINES = 40;

	private final Process process;

	private final ClientCertificate certificate;

	private final Deque<String> log = new ConcurrentLinkedDeque<>();

	private @Nullable ManagedChannel channel;

	private ProviderProcess(Process process, ClientCertificate certificate) {
		this.process = process;
		this.certificate = certificate;
	}

	static ProviderProcess start(List<String> command, Map<String, String> environment) {
		ClientCertificate certificate = ClientCertificate.generate();
		ProcessBuilder builder = new ProcessBuilder(command);
		builder.environment().putAll(environment);
		builder.environment().put(MagicCookie.NAME, MagicCookie.VALUE);
		builder.environment().put("TF_IN_AUTOMATION", "1");
		builder.environment().put("PLUGIN_PROTOCOL_VERSIONS", "6");
		builder.environment().put("TERRAFORM_PROVIDER_SERVER_TRANSPORT", "tcp");
		builder.environment().put("PLUGIN_MIN_PORT", "10000");
		builder.environment().put("PLUGIN_MAX_PORT", "25000");
		builder.environment().put("PLUGIN_CLIENT_CERT", certificate.pem());
		try {
			ProviderProcess started = new ProviderProcess(builder.start(), certificate);
			started.drain(started.process.errorReader(StandardCharsets.UTF_8));
			return started;
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The provider cannot be started: " + command, ex);
		}
	}

	/**
	 * Wait for the handshake line and connect.
	 */
	ManagedChannel connect() {
		String line = handshakeLine();
		String[] fields = line.strip().split("\\|", -1);
		boolean usable = fields.length >= FIELDS && fields[0].equals("1") && fields[1].equals("6")
				&& fields[NETWORK].equals("tcp") && fields[TRANSPORT].equals("grpc") && !fields[CERTIFICATE].isEmpty();
		if (!usable) {
			throw failure("Unrecognized remote plugin message: " + line);
		}
		int colon = fields[ADDRESS].lastIndexOf(':');
		try {
			X509Certificate server = (X509Certificate) CertificateFactory.getInstance("X.509")
				.generateCertificate(new ByteArrayInputStream(Base64.getDecoder().decode(fields[CERTIFICATE])));
			SslContextBuilder context = SslContextBuilder.forClient()
				.trustManager(server)
				.keyManager(this.certificate.key(), this.certificate.certificate());
			this.channel = NettyChannelBuilder
				.forAddress(fields[ADDRESS].substring(0, colon), Integer.parseInt(fields[ADDRESS].substring(colon + 1)))
				.overrideAuthority("localhost")
				.sslContext(GrpcSslContexts.configure(context, SslProvider.JDK).build())
				.build();
			return this.channel;
		}
		catch (IOException | GeneralSecurityException ex) {
			throw new IllegalStateException("The provider's certificate cannot be used: " + line, ex);
		}
	}

	private String handshakeLine() {
		BufferedReader output = this.process.inputReader(StandardCharsets.UTF_8);
		CompletableFuture<@Nullable String> line = CompletableFuture.supplyAsync(() -> {
			try {
				return output.readLine();
			}
			catch (IOException ex) {
				throw new UncheckedIOException(ex);
			}
		});
		try {
			String first = line.get(LONGEST_START_SECONDS, TimeUnit.SECONDS);
			if (first == null) {
				throw failure("The provider ended before it wrote its handshake line");
			}
			drain(output);
			return first;
		}
		catch (TimeoutException ex) {
			throw failure("timeout while waiting for plugin to start");
		}
		catch (ExecutionException ex) {
			throw new IllegalStateException("The provider's output cannot be read", ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("Interrupted while the provider starts", ex);
		}
	}

	/**
	 * Ask the process to end, and end it if it does not.
	 */
	void end() {
		try {
			if (this.channel != null) {
				GRPCControllerGrpc.newBlockingStub(this.channel)
					.withDeadlineAfter(LONGEST_END_SECONDS, TimeUnit.SECONDS)
					.shutdown(GoPlugin.Empty.getDefaultInstance());
			}
			this.process.waitFor(LONGEST_END_SECONDS, TimeUnit.SECONDS);
		}
		catch (StatusRuntimeException ex) {
			this.log.add("Shutdown was not answered: " + ex.getStatus());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		kill();
	}

	void kill() {
		if (this.channel != null) {
			this.channel.shutdownNow();
		}
		this.process.destroyForcibly();
	}

	private void drain(BufferedReader reader) {
		Thread thread = new Thread(() -> reader.lines().forEach(this::keep), "provider-output");
		thread.setDaemon(true);
		thread.start();
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
