/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.List;
import java.util.function.Supplier;

import dev.tfprovider.internal.boot.launch.LaunchServer;
import dev.tfprovider.internal.plugin.ExitGrace;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import io.grpc.Server;
import io.grpc.netty.NettyServerBuilder;
import net.devh.boot.grpc.server.config.GrpcServerProperties;
import net.devh.boot.grpc.server.serverfactory.GrpcServerConfigurer;
import net.devh.boot.grpc.server.serverfactory.NettyGrpcServerFactory;
import org.jspecify.annotations.Nullable;

import org.springframework.util.Assert;

/**
 * Gives the server of the launch to the lifecycle of the context, with the services of
 * the provider and of its host. They are no beans: others who serve the gRPC services
 * among the beans would offer the provider to whoever reaches their port. Address, port,
 * TLS and limits are the launch's, not {@code grpc.server} properties'.
 */
class ProviderGrpcServerFactory extends NettyGrpcServerFactory {

	private final LaunchServer launched;

	private final Supplier<ProviderService> provider;

	private final boolean unixSocket;

	private volatile @Nullable ProviderService service;

	private @Nullable Server server;

	ProviderGrpcServerFactory(GrpcServerProperties properties, List<GrpcServerConfigurer> configurers,
			LaunchServer launched, Supplier<ProviderService> provider, boolean unixSocket) {
		super(properties, configurers);
		this.launched = launched;
		this.provider = provider;
		this.unixSocket = unixSocket;
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
		this.server = this.launched.createForContext(this.unixSocket, this::configure);
		return this.server;
	}

	/**
	 * Tell the host that waits for it where the server listens, and make the provider
	 * while it connects.
	 */
	void announce() {
		this.launched.announceToHost();
		service();
	}

	private ProviderService service() {
		ProviderService made = this.service;
		if (made == null) {
			made = this.provider.get();
			this.service = made;
		}
		return made;
	}

	/**
	 * Answer the calls that wait, and all later ones.
	 */
	void serve() {
		this.launched.serve(service());
	}

	/**
	 * End the calls that run.
	 * @param grace how long they may go on
	 */
	void endCalls(ExitGrace grace) {
		ProviderService made = this.service;
		if (made != null) {
			made.runtime().endCalls(grace.changes(), grace.calls());
		}
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

}
