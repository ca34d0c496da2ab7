/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

import dev.tfprovider.internal.plugin.FailedProvider;
import dev.tfprovider.internal.plugin.HostProperties;
import dev.tfprovider.internal.plugin.HostServices;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ProviderServer;
import dev.tfprovider.internal.plugin.ProviderSocket;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.ReplaceableServices;
import dev.tfprovider.internal.plugin.ServerAddress;
import dev.tfprovider.internal.protocol.v5.Protocol5;
import dev.tfprovider.internal.protocol.v5.Protocol5Service;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import io.grpc.Server;
import io.grpc.ServerServiceDefinition;
import io.grpc.netty.NettyServerBuilder;
import org.jspecify.annotations.Nullable;

/**
 * The server of a launch. The context starts and stops it; its calls wait until the
 * application is ready to answer them.
 */
public abstract class LaunchServer {

	/**
	 * How long calls wait: as long as hosts wait for a start.
	 */
	private static final Duration PATIENCE = Duration.ofSeconds(60);

	private final PluginProcess process;

	private final ProviderExit exit;

	private final ConnectionSessions sessions;

	private final Supplier<ProviderTransport> transport;

	private final ServerAnnouncement announcement;

	private final ReplaceableServices services = new ReplaceableServices(PATIENCE, this::tooSlow);

	private volatile ProtocolVersion protocol = ProtocolVersion.V6;

	private volatile @Nullable ProviderServer server;

	/**
	 * Create the server of a launch, which does not listen yet.
	 * @param transport waits for the transport; returns the same one every time
	 */
	LaunchServer(PluginProcess process, ProviderExit exit, ConnectionSessions sessions,
			Supplier<ProviderTransport> transport) {
		this.process = process;
		this.exit = exit;
		this.sessions = sessions;
		this.transport = transport;
		this.announcement = new ServerAnnouncement(process, exit);
	}

	/**
	 * Choose the protocol version of this launch. Until then it is 6.
	 * @param served major versions the application serves, at least one
	 */
	void negotiate(Set<Integer> served) {
		Set<Integer> offered = HostProperties.of(this.process).protocolVersions();
		this.protocol = ProtocolVersion.negotiate(served, offered.isEmpty() ? served : offered);
	}

	/**
	 * Create the server for the lifecycle of the context, which starts it.
	 * @param onSocket whether to listen on a unix socket if the system supports it
	 * @param customizer the changes of beans
	 * @return the server, not yet listening
	 */
	public Server createForContext(boolean onSocket, Consumer<NettyServerBuilder> customizer) {
		ProviderServer created = create(onSocket, (builder) -> {
			builder.addTransportFilter(this.sessions.filter()).fallbackHandlerRegistry(this.services);
			customizer.accept(builder);
		});
		this.server = created;
		return created;
	}

	/**
	 * Create a server, not yet listening.
	 * @param onSocket whether to listen on a unix socket if the system supports it
	 * @param services the services and the changes of beans
	 */
	final ProviderServer create(boolean onSocket, Consumer<NettyServerBuilder> services) {
		ProviderTransport hosts = this.transport.get();
		HostServices hostServices = new HostServices(this.exit::begin);
		ProviderSocket socket = onSocket ? ProviderSocket.create(this.process).orElse(null) : null;
		return (socket != null) ? ProviderServer.onSocket(socket, hosts, hostServices, services)
				: ProviderServer.onPort(port(), hosts, hostServices, services);
	}

	/**
	 * Return the port to listen on, 0 for any.
	 */
	int port() {
		return 0;
	}

	/**
	 * Answer the calls that wait, and all later ones.
	 * @param provider the service that answers them
	 */
	public void serve(ProviderService provider) {
		this.services.provide(List.of(service(provider)));
	}

	/**
	 * Return whether calls are answered.
	 */
	boolean isServed() {
		return this.services.isProvided();
	}

	/**
	 * Tell the host that waits for it where the server listens, now that it has bound.
	 */
	public void announceToHost() {
		// developers are told when the application is ready
	}

	/**
	 * Tell the developer where the server listens, now that the application is ready.
	 * @param address source address of the provider
	 */
	public void announceToDeveloper(String address) {
		// the host has been told before
	}

	/**
	 * Let calls wait for the next run of the application, if there will be one.
	 */
	public void endRun() {
		// there is only one
	}

	/**
	 * Answer the calls that wait, and all later ones, by an error.
	 */
	final void answerWith(String summary, String detail) {
		this.services.provide(failed(summary, detail));
	}

	/**
	 * Return the service in the version of the protocol.
	 */
	final ServerServiceDefinition service(ProviderService provider) {
		return Protocol5Service.of(provider, this.protocol.major()).bindService();
	}

	private List<ServerServiceDefinition> failed(String summary, String detail) {
		return List.of(new FailedProvider(
				this.protocol.equals(ProtocolVersion.V5) ? Protocol5.service() : ProviderGrpc.getServiceDescriptor(),
				summary, detail)
			.bindService());
	}

	private List<ServerServiceDefinition> tooSlow() {
		return failed("Provider has not started",
				"The application was not ready %s seconds after the call. The log may tell what it waits for: "
					.formatted(PATIENCE.toSeconds()) + "set TF_LOG_PROVIDER=DEBUG");
	}

	/**
	 * Return where the server listens.
	 */
	Optional<ServerAddress> address() {
		return Optional.ofNullable(this.server).map(ProviderServer::address);
	}

	/**
	 * Return the server that the context has.
	 */
	final @Nullable ProviderServer server() {
		return this.server;
	}

	final PluginProcess process() {
		return this.process;
	}

	final ConnectionSessions sessions() {
		return this.sessions;
	}

	final ProtocolVersion protocol() {
		return this.protocol;
	}

	final ServerAnnouncement announcement() {
		return this.announcement;
	}

	/**
	 * Stop the server and its threads.
	 */
	public void close() {
		this.services.close();
		ProviderServer listening = this.server;
		if (listening != null) {
			listening.close();
		}
	}

}
