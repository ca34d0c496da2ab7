/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.plugin.HostProperties;
import dev.tfprovider.internal.plugin.HostServices;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ProviderServer;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.ReattachConfiguration;
import dev.tfprovider.internal.plugin.ServerAddress;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.test.run.ProviderInstallation;
import io.grpc.BindableService;
import io.grpc.ServerInterceptors;

/**
 * Serves the corner provider to the real CLI from this virtual machine. The process it
 * names to the CLI is another one, since the CLI ends a process that does not answer.
 */
public final class CornerHost implements AutoCloseable {

	private final CornerUpstream upstream = new CornerUpstream();

	private final ProviderServer server;

	private final Process standIn;

	private final ReattachConfiguration configuration;

	/**
	 * Serve a provider.
	 * @param definition makes it of what it manages; its name is {@code corner}
	 */
	public CornerHost(Function<CornerUpstream, ProviderDefinition> definition) {
		ConnectionSessions sessions = new ConnectionSessions();
		BindableService service = CornerProvider.service(definition.apply(this.upstream), sessions);
		BindableService tampered = () -> ServerInterceptors.intercept(service, this.upstream.tampering());
		this.server = ProviderServer.onPort(0, new ProviderTransport(HostProperties.none()), new HostServices(() -> {
		}), (builder) -> builder.addTransportFilter(sessions.filter()).addService(tampered));
		ProtocolVersion protocol = ProtocolVersion.of(service);
		ServerAddress address = this.server.start(protocol).address();
		try {
			this.standIn = new ProcessBuilder("sleep", "3600").start();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		this.configuration = new ReattachConfiguration(CornerProvider.ADDRESS, protocol, this.standIn.pid(), address);
	}

	public CornerUpstream upstream() {
		return this.upstream;
	}

	public ProviderInstallation installation() {
		return ProviderInstallation.reattach(CornerProvider.ADDRESS, this.configuration.json());
	}

	@Override
	public void close() {
		this.server.close();
		this.standIn.destroy();
	}

}
