/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.restart;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

import dev.tfprovider.internal.plugin.FailedProvider;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ReplaceableServices;
import dev.tfprovider.internal.plugin.ServerAddress;
import dev.tfprovider.internal.protocol.v5.Protocol5;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import io.grpc.HandlerRegistry;
import io.grpc.Server;
import io.grpc.ServerInterceptors;
import io.grpc.ServerServiceDefinition;
import io.grpc.ServerTransportFilter;
import io.grpc.netty.NettyServerBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Serves hosts that attach to a provider in development. It listens at the same address
 * as long as the process lives, whatever becomes of the application: while that restarts
 * calls wait, and if it fails they are answered with the failure.
 */
public final class DevelopmentServer implements AutoCloseable {

	/**
	 * How long a call waits for the application.
	 */
	public static final Duration PATIENCE = Duration.ofSeconds(30);

	static final String RESTARTED = "The classes of the provider have changed while the command ran. Run it again";

	private final ReplaceableServices services;

	private final ClassChanges changes;

	private @Nullable ListeningServer server;

	private @Nullable List<ServerServiceDefinition> ofRun;

	private @Nullable String announcedAddress;

	private @Nullable ProtocolVersion announcedProtocol;

	/**
	 * Create a server that does not listen yet.
	 * @param patience how long a call waits for the application
	 * @param changes tells whether a restart is about to come
	 */
	public DevelopmentServer(Duration patience, ClassChanges changes) {
		this.changes = changes;
		this.services = new ReplaceableServices(patience,
				() -> failed("Provider has not started",
						"The application was not ready %s seconds after the call. Its log may tell what it waits for"
							.formatted(patience.toSeconds())));
	}

	/**
	 * Listen, unless it does already.
	 * @param start starts a server with the given changes to its builder
	 * @return the server, which listens; to shut it down ends it for one run only
	 */
	public synchronized Server listen(Function<Consumer<NettyServerBuilder>, ListeningServer> start) {
		if (this.server == null) {
			this.server = start.apply(this::configure);
		}
		return new RunServer(this.server.server());
	}

	private void configure(NettyServerBuilder builder) {
		HandlerRegistry registry = this.services;
		builder.addTransportFilter(new HostConnections()).fallbackHandlerRegistry(registry);
	}

	/**
	 * Return where it listens.
	 * @return the address, {@code null} if it does not listen
	 */
	public synchronized @Nullable ServerAddress address() {
		return (this.server != null) ? this.server.address() : null;
	}

	/**
	 * Answer calls by a run of the application.
	 * @param provider the provider service
	 * @param sessions gives the connections of hosts their sessions
	 */
	public synchronized void provide(ServerServiceDefinition provider, ServerTransportFilter sessions) {
		List<ServerServiceDefinition> run = List.of(ServerInterceptors.intercept(provider,
				new RunInterceptor(sessions, failed("Provider restarted", RESTARTED))));
		this.ofRun = run;
		provide(run);
	}

	private void provide(List<ServerServiceDefinition> provided) {
		FreshnessInterceptor interceptor = new FreshnessInterceptor(this.services, this.services.version() + 1,
				this.changes);
		this.services
			.provide(provided.stream().map((service) -> ServerInterceptors.intercept(service, interceptor)).toList());
	}

	/**
	 * Answer calls by an error until the application has started again.
	 * @param summary noun phrase, without full stop
	 * @param detail what failed and what to do
	 */
	public synchronized void fail(String summary, String detail) {
		this.ofRun = null;
		provide(failed(summary, detail));
	}

	/**
	 * Let calls wait until the application has started again.
	 */
	public synchronized void restart() {
		this.ofRun = null;
		this.services.withdraw();
	}

	/**
	 * Let calls wait if the application answers them, because it ends. A failure is still
	 * told.
	 */
	public synchronized void endRun() {
		if (this.ofRun != null) {
			restart();
		}
	}

	/**
	 * Tell whether the application answers calls.
	 * @return {@code false} if they wait, or are answered with a failure
	 */
	public synchronized boolean isRunning() {
		return this.ofRun != null;
	}

	/**
	 * Take note of what developers are told of the provider.
	 * @param address its source address
	 * @param protocol version that it is served in
	 * @return whether they have not been told so yet
	 */
	public synchronized boolean announce(String address, ProtocolVersion protocol) {
		boolean changed = !address.equals(this.announcedAddress) || !protocol.equals(this.announcedProtocol);
		this.announcedAddress = address;
		this.announcedProtocol = protocol;
		return changed;
	}

	private static List<ServerServiceDefinition> failed(String summary, String detail) {
		return Stream.of(ProviderGrpc.getServiceDescriptor(), Protocol5.service())
			.map((service) -> new FailedProvider(service, summary, detail).bindService())
			.toList();
	}

	/**
	 * Stop to listen, and let no call wait any more.
	 */
	@Override
	public void close() {
		this.services.close();
		ListeningServer listening;
		synchronized (this) {
			listening = this.server;
		}
		if (listening != null) {
			listening.close().run();
		}
	}

}
