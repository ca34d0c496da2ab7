/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;

import dev.tfprovider.internal.boot.restart.DevelopmentServer;
import dev.tfprovider.internal.boot.restart.DevelopmentSettings;
import dev.tfprovider.internal.boot.restart.ListeningServer;
import dev.tfprovider.internal.plugin.exit.ProviderExit;
import dev.tfprovider.internal.plugin.handshake.ServerAddress;
import dev.tfprovider.internal.plugin.launch.DebugArgument;
import dev.tfprovider.internal.plugin.launch.PluginProcess;
import dev.tfprovider.internal.plugin.server.ProviderServer;
import dev.tfprovider.internal.plugin.server.ProviderTransport;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import io.grpc.Server;
import io.grpc.netty.NettyServerBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Creates and starts the server of a launch. The server listens on a thread of its own
 * before the application has started, or when the context starts it; in either case calls
 * wait until the application is ready.
 */
public final class LaunchServer {

	private final PluginProcess process;

	private final ProviderExit exit;

	private final ServerAnnouncement announcement;

	private final ConnectionSessions sessions;

	private final Supplier<ProviderTransport> transport;

	private final ProviderServers servers;

	private final LaunchServices services = new LaunchServices();

	private final EarlyServer early;

	private volatile @Nullable ProviderServer ofContext;

	private final @Nullable DevelopmentServer development;

	private volatile @Nullable DevelopmentSettings developmentSettings;

	/**
	 * Create the server of a launch, which does not listen yet.
	 * @param transport waits for the transport; returns the same one every time
	 */
	LaunchServer(PluginProcess process, ProviderExit exit, ConnectionSessions sessions,
			Supplier<ProviderTransport> transport) {
		this(process, exit, sessions, transport, null);
		// before the context adds its own end, and so after it
		exit.before(this::close);
	}

	/**
	 * Create the server of a launch.
	 * @param development serves hosts whatever becomes of the application; {@code null}
	 * if the server ends with it
	 */
	LaunchServer(PluginProcess process, ProviderExit exit, ConnectionSessions sessions,
			Supplier<ProviderTransport> transport, @Nullable DevelopmentServer development) {
		this.process = process;
		this.exit = exit;
		this.announcement = new ServerAnnouncement(process, exit);
		this.sessions = sessions;
		this.transport = transport;
		this.servers = new ProviderServers(process, exit, transport);
		this.early = new EarlyServer(transport, (hosts) -> this.servers.onPort(0, hosts, this::configure),
				this::listen);
		this.development = development;
	}

	/**
	 * Create the server of the next run of the application in the same process.
	 * @param runs the sessions of its connections
	 * @param development serves hosts over all runs
	 */
	LaunchServer next(ConnectionSessions runs, DevelopmentServer development) {
		return new LaunchServer(this.process, this.exit, runs, this.transport, development);
	}

	/**
	 * Define where developers find the provider.
	 */
	void develop(DevelopmentSettings settings) {
		this.developmentSettings = settings;
	}

	/**
	 * Create the server on the thread that creates the transport. It listens after
	 * {@link #listen()}.
	 */
	void prepare(CompletableFuture<ProviderTransport> hosts) {
		this.early.prepare(hosts);
	}

	private ProviderServer listen(ProviderServer server) {
		this.announcement.tellHost(server.start(this.services.protocol()));
		return server;
	}

	/**
	 * Choose the protocol version of this launch. Until then it is 6.
	 * @param served major versions the application serves, at least one
	 */
	void negotiate(Set<Integer> served) {
		this.services.negotiate(this.process, served);
	}

	/**
	 * Listen as soon as possible, and tell the host.
	 */
	void listen() {
		this.early.listen();
	}

	/**
	 * Return whether the server listens before the application has started.
	 * @return whether it listens already, or is about to
	 */
	public boolean isEarly() {
		return this.early.isWanted();
	}

	/**
	 * Wait for the server that listens before the application has started.
	 * @return the server, which listens; to stop it has no effect before calls are
	 * answered
	 * @throws IllegalStateException if it is not {@linkplain #isEarly early}
	 */
	public Server awaitEarly() {
		return new StartingServer(this.early.await(), this::isServed);
	}

	/**
	 * Create the server for the lifecycle of the context, which starts it.
	 * @param onSocket whether to listen on a unix socket if the system supports it
	 * @param customizer the changes of beans
	 * @return the server, not yet listening
	 */
	public Server createForContext(boolean onSocket, Consumer<NettyServerBuilder> customizer) {
		DevelopmentServer kept = this.development;
		if (kept != null) {
			return new StartingServer(kept.listen(
					(services) -> listening(this.servers.create(onSocket, this::port, services.andThen(customizer)))),
					() -> false);
		}
		ProviderServer server = this.servers.create(onSocket, this::port, (builder) -> {
			configure(builder);
			customizer.accept(builder);
		});
		this.ofContext = server;
		return server;
	}

	private static ListeningServer listening(ProviderServer server) {
		try {
			return new ListeningServer(server, server.start().address(), server::close);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private int port() {
		DevelopmentSettings settings = this.developmentSettings;
		return (settings != null) ? settings.portOf(this.process)
				: DebugArgument.find(this.process).map(DebugArgument::port).orElse(0);
	}

	private void configure(NettyServerBuilder builder) {
		builder.addTransportFilter(this.sessions.filter());
		this.services.addTo(builder);
	}

	/**
	 * Answer the calls that wait, and all later ones.
	 * @param provider the service that answers them
	 * @return {@code false} if another service answers them already
	 */
	public boolean serve(ProviderService provider) {
		if (this.development != null) {
			this.development.provide(this.services.of(provider).bindService(), this.sessions.filter());
			return true;
		}
		return this.services.serve(provider);
	}

	/**
	 * Answer the calls that wait, and all later ones, by an error.
	 * @param summary noun phrase, without full stop
	 * @param detail what failed and what to do
	 */
	void fail(String summary, String detail) {
		if (this.development != null) {
			this.development.fail(summary, detail);
			return;
		}
		this.services.fail(summary, detail);
	}

	/**
	 * Return whether calls are answered.
	 */
	boolean isServed() {
		return this.services.isServed();
	}

	/**
	 * Tell the host where the server listens, unless it was told before.
	 */
	public void announce() {
		ProviderServer server = this.ofContext;
		if (server != null) {
			listen(server);
		}
	}

	/**
	 * Tell the developer where the server listens, unless that is known from before a
	 * restart.
	 * @param address source address of the provider
	 */
	public void announceForDebugging(String address) {
		announceForDebugging("Provider started.", address);
	}

	private void announceForDebugging(String event, String address) {
		ServerAddress server = addressForDebugging();
		if (server != null) {
			if (this.development == null || this.development.announce(address, this.services.protocol())) {
				DevelopmentSettings settings = this.developmentSettings;
				this.announcement.tellDeveloper(event, address, this.services.protocol(), server,
						(settings != null) ? settings.environmentFile() : Optional.empty());
			}
		}
	}

	/**
	 * Return where the server listens for developers, as sockets are listed.
	 */
	Optional<String> endpoint() {
		return Optional.ofNullable(addressForDebugging()).map(ServerAddress::text);
	}

	private @Nullable ServerAddress addressForDebugging() {
		ProviderServer server = this.ofContext;
		return (this.development != null) ? this.development.address() : (server != null) ? server.address() : null;
	}

	/**
	 * Answer calls with the failure of the application until it starts again, and tell
	 * the developer where, if nobody knows yet.
	 * @param failure what failed and what to do
	 */
	void failInDevelopment(String failure) {
		fail(DevelopmentFailureListener.SUMMARY, failure);
		DevelopmentSettings settings = this.developmentSettings;
		if (settings != null) {
			createForContext(false, (builder) -> {
			});
			announceForDebugging("The provider failed to start, and starts again when its classes change.",
					settings.address());
		}
	}

	/**
	 * Let calls wait for the next run of the application, if there will be one.
	 */
	public void endRun() {
		if (this.development != null) {
			this.development.endRun();
		}
	}

	/**
	 * Return when the host was told where the server listens.
	 */
	@Nullable Instant announcedAt() {
		return this.announcement.time();
	}

	/**
	 * Stop the server and its threads.
	 */
	public void close() {
		if (this.development != null) {
			this.development.close();
		}
		this.servers.close();
	}

}
