/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.start;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.plugin.HostIdentity;
import dev.tfprovider.internal.plugin.MagicCookie;
import io.grpc.ManagedChannel;
import io.grpc.netty.GrpcSslContexts;
import io.grpc.netty.NettyChannelBuilder;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;

/**
 * Starts a packaged provider as Terraform does, and connects to it.
 */
final class PackagedProviderProcess implements AutoCloseable {

	private static final int END_SECONDS = 300;

	private static final int FIELDS = 6;

	private final HostIdentity identity = HostIdentity.create();

	private final Path log;

	private final Process process;

	private final BufferedReader output;

	/**
	 * Start a provider.
	 * @param launcher its executable
	 * @param environment variables besides those of this process
	 */
	PackagedProviderProcess(Path launcher, Map<String, String> environment) throws IOException {
		this.log = Files.createTempFile("provider", ".log");
		ProcessBuilder builder = new ProcessBuilder(launcher.toString()).redirectError(this.log.toFile());
		Map<String, String> variables = builder.environment();
		variables.keySet().removeIf((name) -> name.startsWith("TF_"));
		variables.put("TF_IN_AUTOMATION", "1");
		variables.put(MagicCookie.NAME, MagicCookie.VALUE);
		variables.put("PLUGIN_PROTOCOL_VERSIONS", "5,6");
		variables.put("TERRAFORM_PROVIDER_SERVER_TRANSPORT", "tcp");
		variables.put("PLUGIN_CLIENT_CERT", this.identity.pem());
		variables.putAll(environment);
		this.process = builder.start();
		this.process.getOutputStream().close();
		this.output = new BufferedReader(this.process.inputReader(StandardCharsets.UTF_8));
	}

	/**
	 * Wait for the handshake line and connect.
	 * @param seconds how long to wait
	 */
	ManagedChannel connect(int seconds) {
		String line = handshakeLine(seconds);
		String[] fields = line.split("\\|");
		if (fields.length < FIELDS) {
			throw failure("The provider printed no handshake line but '%s'.".formatted(line));
		}
		try {
			SslContextBuilder context = SslContextBuilder.forClient()
				.trustManager(HostIdentity.certificate(Base64.getDecoder().decode(fields[FIELDS - 1])))
				.keyManager(this.identity.key(), this.identity.certificate());
			String[] address = fields[3].split(":");
			return NettyChannelBuilder.forAddress(address[0], Integer.parseInt(address[1]))
				.overrideAuthority("localhost")
				.sslContext(GrpcSslContexts.configure(context, SslProvider.JDK).build())
				.build();
		}
		catch (GeneralSecurityException | IOException | RuntimeException ex) {
			throw failure("The provider's handshake line '%s' leads nowhere: %s".formatted(line, ex));
		}
	}

	private String handshakeLine(int seconds) {
		CompletableFuture<String> line = CompletableFuture.supplyAsync(() -> {
			try {
				String read = this.output.readLine();
				return (read != null) ? read : "";
			}
			catch (IOException ex) {
				return "";
			}
		}, (task) -> daemon("provider-output", task));
		try {
			return line.get(seconds, TimeUnit.SECONDS);
		}
		catch (TimeoutException ex) {
			throw failure("The provider has not started within %s seconds. Allow more with --%s.".formatted(seconds,
					StartRecording.TIMEOUT.name()));
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw failure("Interrupted while the provider started.");
		}
		catch (ExecutionException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Wait until the process has ended well, which takes a while if it writes a
	 * recording.
	 */
	void awaitEnd() {
		daemon("provider-output", () -> {
			try {
				this.process.getInputStream().transferTo(OutputStream.nullOutputStream());
			}
			catch (IOException ex) {
				// the end of it
			}
		});
		try {
			if (!this.process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
				throw failure("The provider has not ended within %s seconds.".formatted(END_SECONDS));
			}
			if (this.process.exitValue() != 0) {
				// what it wrote by then may be half of it
				throw failure("The provider ended with status %s.".formatted(this.process.exitValue()));
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw failure("Interrupted while the provider ended.");
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
		int last = 20;
		return CommandFailedException
			.of(message + "\n" + String.join("\n", lines.subList(Math.max(0, lines.size() - last), lines.size())));
	}

	private static void daemon(String name, Runnable task) {
		Thread thread = new Thread(task, name);
		thread.setDaemon(true);
		thread.start();
	}

	@Override
	public void close() throws IOException {
		this.process.destroyForcibly();
		Files.deleteIfExists(this.log);
	}

}
