/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import io.grpc.ManagedChannel;
import io.grpc.Server;
import io.grpc.inprocess.InProcessChannelBuilder;
import io.grpc.inprocess.InProcessServerBuilder;

/**
 * The provider behind a server without a network.
 */
final class AcmeServer implements AutoCloseable {

	private final String name = UUID.randomUUID().toString();

	private final ConnectionSessions sessions = new ConnectionSessions();

	private final CurrentSession currentSession = new CurrentSession();

	private final List<ManagedChannel> channels = new ArrayList<>();

	private final Server server;

	AcmeServer(Acme acme) {
		try {
			this.server = InProcessServerBuilder.forName(this.name)
				.addService(new ProviderService(acme.runtime(this.currentSession), this.sessions))
				.addTransportFilter(this.sessions.filter())
				.build()
				.start();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	ConnectionSessions sessions() {
		return this.sessions;
	}

	CurrentSession currentSession() {
		return this.currentSession;
	}

	/**
	 * Open a connection of its own.
	 */
	ManagedChannel connect() {
		ManagedChannel channel = InProcessChannelBuilder.forName(this.name).build();
		this.channels.add(channel);
		return channel;
	}

	ProviderGrpc.ProviderBlockingStub client() {
		return ProviderGrpc.newBlockingStub(connect());
	}

	@Override
	public void close() {
		this.channels.forEach(ManagedChannel::shutdownNow);
		this.server.shutdownNow();
	}

}
