/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.plugin.HostProperties;
import dev.tfprovider.internal.plugin.HostServices;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ProviderServer;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.ReattachConfiguration;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import io.grpc.BindableService;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/**
 * Serves a provider of this JVM to the real CLI by reattaching.
 */
public final class HostedProvider implements AutoCloseable {

	private static final Namespace NAMESPACE = Namespace.create(HostedProvider.class);

	private final ProviderServer server;

	private final Process standIn;

	private final ProviderInstallation installation;

	private HostedProvider(ProviderServer server, Process standIn, ProviderInstallation installation) {
		this.server = server;
		this.standIn = standIn;
		this.installation = installation;
	}

	/**
	 * Start serving a provider.
	 * @param service the {@code Provider} service of a protocol version
	 * @param sessions the sessions it was made with
	 * @param address its source address, such as {@code acme/petstore}
	 * @param settings provider block of configurations that have none
	 * @return the provider, listening
	 */
	public static HostedProvider start(BindableService service, ConnectionSessions sessions, String address,
			Map<String, ?> settings) {
		ProviderServer server = ProviderServer.onPort(0, new ProviderTransport(HostProperties.none()),
				new HostServices(() -> {
				}), (builder) -> builder.addTransportFilter(sessions.filter()).addService(service));
		try {
			server.start();
			Process standIn = standIn();
			ProtocolVersion protocol = ProtocolVersion.of(service);
			String reattach = new ReattachConfiguration(address, protocol, standIn.pid(), server.address()).json();
			return new HostedProvider(server, standIn,
					ProviderInstallation.reattach(address, reattach, settings, () -> ""));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Start a dummy process for the CLI to know, since the CLI kills the process of a
	 * provider that does not answer. It ends with this virtual machine at the latest: it
	 * waits for input that never comes.
	 */
	private static Process standIn() throws IOException {
		List<String> command = System.getProperty("os.name").startsWith("Windows") ? List.of("cmd", "/c", "pause")
				: List.of("cat");
		return new ProcessBuilder(command).start();
	}

	/**
	 * Return an installation that lets commands use this provider.
	 * @return an installation as {@link ProviderInstallation#reattach} makes it
	 */
	public ProviderInstallation installation() {
		return this.installation;
	}

	/**
	 * Let the acceptance tests of a class use this provider, and JUnit close it after
	 * them.
	 * @param context context of the class
	 */
	public void serveTestsOf(ExtensionContext context) {
		context.getStore(NAMESPACE).put(HostedProvider.class, this);
	}

	public static Optional<HostedProvider> find(ExtensionContext context) {
		return Optional.ofNullable(context.getStore(NAMESPACE).get(HostedProvider.class, HostedProvider.class));
	}

	@Override
	public void close() {
		this.server.close();
		this.standIn.destroy();
	}

}
