/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.List;

import dev.tfprovider.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import io.grpc.BindableService;
import io.grpc.Server;
import io.grpc.netty.NettyServerBuilder;
import net.devh.boot.grpc.server.config.GrpcServerProperties;
import net.devh.boot.grpc.server.serverfactory.GrpcServerConfigurer;
import net.devh.boot.grpc.server.serverfactory.NettyGrpcServerFactory;
import net.devh.boot.grpc.server.service.GrpcServiceDefinition;
import org.jspecify.annotations.Nullable;

import org.springframework.util.Assert;

/**
 * Builds the server the way the host asks for it: its address, port, TLS and limits are
 * the launch's, not {@code grpc.server} properties'.
 */
class ProviderGrpcServerFactory extends NettyGrpcServerFactory {

	private final ProviderLaunch launch;

	private final ConnectionSessions sessions;

	private @Nullable Server server;

	ProviderGrpcServerFactory(GrpcServerProperties properties, List<GrpcServerConfigurer> configurers,
			ProviderLaunch launch, ConnectionSessions sessions) {
		super(properties, configurers);
		this.launch = launch;
		this.sessions = sessions;
	}

	void addService(BindableService service) {
		addService(new GrpcServiceDefinition(service.getClass().getName(), service.getClass(), service.bindService()));
	}

	@Override
	protected NettyServerBuilder newServerBuilder() {
		return this.launch.transport().newServerBuilder().addTransportFilter(this.sessions).intercept(this.sessions);
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
		this.server = super.createServer();
		return this.server;
	}

	@Override
	public String getAddress() {
		return ProviderTransport.address().getHostAddress();
	}

	/**
	 * Return the port the server listens on, once it has started.
	 */
	@Override
	public int getPort() {
		Assert.state(this.server != null, "The server has not been started");
		return this.server.getPort();
	}

}
