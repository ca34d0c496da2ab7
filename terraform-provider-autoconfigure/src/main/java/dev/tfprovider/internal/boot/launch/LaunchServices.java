/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.List;
import java.util.Set;

import dev.tfprovider.internal.plugin.launch.HostProperties;
import dev.tfprovider.internal.plugin.launch.PluginProcess;
import dev.tfprovider.internal.plugin.launch.ProtocolVersion;
import dev.tfprovider.internal.plugin.server.FailedProvider;
import dev.tfprovider.internal.plugin.server.LateBoundServices;
import dev.tfprovider.internal.protocol.v5.Protocol5;
import dev.tfprovider.internal.protocol.v5.Protocol5Service;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import io.grpc.BindableService;
import io.grpc.netty.NettyServerBuilder;

/**
 * Answers the calls of a launch in the version of the protocol that was chosen. Calls
 * wait until the application is ready to answer them, or has failed.
 */
final class LaunchServices {

	private final LateBoundServices services = new LateBoundServices(LateBoundServices.PATIENCE,
			() -> tooSlow().bindService());

	private volatile ProtocolVersion protocol = ProtocolVersion.V6;

	/**
	 * Choose the protocol version. Until then it is 6.
	 * @param served major versions the application serves, at least one
	 */
	void negotiate(PluginProcess process, Set<Integer> served) {
		Set<Integer> offered = HostProperties.of(process).protocolVersions();
		this.protocol = ProtocolVersion.negotiate(served, offered.isEmpty() ? served : offered);
	}

	ProtocolVersion protocol() {
		return this.protocol;
	}

	void addTo(NettyServerBuilder builder) {
		builder.fallbackHandlerRegistry(this.services);
	}

	/**
	 * Return the service in the version of the protocol.
	 */
	BindableService of(ProviderService provider) {
		return Protocol5Service.of(provider, this.protocol.major());
	}

	/**
	 * Answer the calls that wait, and all later ones.
	 * @return {@code false} if another service answers them already
	 */
	boolean serve(ProviderService provider) {
		return provide(of(provider));
	}

	/**
	 * Answer the calls that wait, and all later ones, by an error.
	 * @param summary noun phrase, without full stop
	 * @param detail what failed and what to do
	 */
	void fail(String summary, String detail) {
		provide(failed(summary, detail));
	}

	/**
	 * Return whether calls are answered.
	 */
	boolean isServed() {
		return this.services.isProvided();
	}

	private boolean provide(BindableService provider) {
		return this.services.provide(List.of(provider.bindService()));
	}

	private FailedProvider failed(String summary, String detail) {
		return new FailedProvider(
				this.protocol.equals(ProtocolVersion.V5) ? Protocol5.service() : ProviderGrpc.getServiceDescriptor(),
				summary, detail);
	}

	private FailedProvider tooSlow() {
		return failed("Provider has not started",
				"The application was still starting %s seconds after its process. The log may tell what it waits for: "
					.formatted(LateBoundServices.PATIENCE.toSeconds()) + "set TF_LOG_PROVIDER=DEBUG");
	}

}
