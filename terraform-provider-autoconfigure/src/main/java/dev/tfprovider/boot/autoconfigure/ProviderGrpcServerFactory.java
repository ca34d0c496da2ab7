/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.boot.autoconfigure.TerraformProviderProperties.Transport;
import dev.tfprovider.boot.launch.EarlyServer;
import dev.tfprovider.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.plugin.DebugArgument;
import dev.tfprovider.internal.plugin.ProviderSocket;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.ServerAddress;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import io.grpc.BindableService;
import io.grpc.Server;
import io.grpc.netty.NettyServerBuilder;
import net.devh.boot.grpc.server.config.GrpcServerProperties;
import net.devh.boot.grpc.server.serverfactory.GrpcServerConfigurer;
import net.devh.boot.grpc.server.serverfactory.NettyGrpcServerFactory;
import net.devh.boot.grpc.server.service.GrpcServiceDefinition;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.DisposableBean;
import org.springframework.util.Assert;

/**
 * Builds the server the way the host asks for it: its address, port, TLS and limits are
 * the launch's, not {@code grpc.server} properties'.
 */
class ProviderGrpcServerFactory extends NettyGrpcServerFactory implements DisposableBean {

	private final ProviderLaunch launch;

	private final ConnectionSessions sessions;

	private final List<BindableService> services = new ArrayList<>();

	private final Transport transport;

	private @Nullable ProviderSocket socket;

	private @Nullable Server server;

	ProviderGrpcServerFactory(GrpcServerProperties properties, List<GrpcServerConfigurer> configurers,
			ProviderLaunch launch, ConnectionSessions sessions, Transport transport) {
		super(properties, configurers);
		this.launch = launch;
		this.sessions = sessions;
		this.transport = transport;
	}

	void addService(BindableService service) {
		this.services.add(service);
		addService(new GrpcServiceDefinition(service.getClass().getName(), service.getClass(), service.bindService()));
	}

	@Override
	protected NettyServerBuilder newServerBuilder() {
		ProviderTransport hosts = this.launch.transport();
		if (this.transport == Transport.UNIX) {
			this.socket = ProviderSocket.create(this.launch.process()).orElse(null);
		}
		NettyServerBuilder builder = (this.socket != null) ? hosts.newServerBuilder(this.socket)
				: hosts.newServerBuilder(DebugArgument.port(this.launch.process()));
		return builder.addTransportFilter(this.sessions);
	}

	@Override
	protected void configureSecurity(NettyServerBuilder builder) {
		// the transport has done it
	}

	@Override
	protected void configureLimits(NettyServerBuilder builder) {
		// the transport has done it
	}

	@Override
	public Server createServer() {
		EarlyServer early = this.launch.earlyServer();
		if (early == null) {
			this.server = super.createServer();
		}
		else if (this.serverConfigurers.isEmpty()) {
			this.server = new ListeningServer(early.server());
		}
		else {
			throw new InvalidDeclarationException("A GrpcServerConfigurer comes too late: the server listens already",
					"Remove such beans, or set the property 'terraform.provider.server.early' to false, so that the "
							+ "server starts with the application.");
		}
		return this.server;
	}

	/**
	 * Return where hosts find the server, once it has started.
	 */
	ServerAddress serverAddress() {
		if (this.socket == null) {
			return ServerAddress.loopback(getPort());
		}
		try {
			return this.socket.open();
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The socket cannot be given to the group the host names", ex);
		}
	}

	List<BindableService> services() {
		return this.services;
	}

	@Override
	public String getAddress() {
		return ProviderTransport.address().getHostAddress();
	}

	/**
	 * Return the port the server listens on, once it has started; -1 for a unix socket.
	 */
	@Override
	public int getPort() {
		Assert.state(this.server != null, "The server has not been started");
		return this.server.getPort();
	}

	@Override
	public void destroy() {
		if (this.socket != null) {
			this.socket.close();
		}
	}

}
