/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.io.PrintStream;
import java.util.Set;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.plugin.HostOffer;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.ParentWatchdog;
import dev.tfprovider.internal.plugin.PluginLaunch;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ReattachConfiguration;

import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.core.Ordered;

/**
 * Tells the host where the provider listens, as the last thing of start-up. From then on
 * the process lives until the host ends it, or is gone.
 */
class HandshakeRunner implements ApplicationRunner, Ordered {

	private static final Set<Integer> SERVED = Set.of(ProtocolVersion.V6.major());

	private final ProviderLaunch launch;

	private final ProviderDefinition definition;

	private final ProviderGrpcServerFactory serverFactory;

	private final ProviderExit exit;

	HandshakeRunner(ProviderLaunch launch, ProviderDefinition definition, ProviderGrpcServerFactory serverFactory,
			ProviderExit exit) {
		this.launch = launch;
		this.definition = definition;
		this.serverFactory = serverFactory;
		this.exit = exit;
	}

	@Override
	public void run(ApplicationArguments args) {
		if (!this.launch.announce()) {
			return;
		}
		PluginLaunch process = this.launch.process();
		if (this.launch.mode() == LaunchMode.DEBUG) {
			PrintStream out = process.standardOutput();
			out.print(new ReattachConfiguration(this.definition.address(), ProtocolVersion.V6, process.processId(),
					this.serverFactory.boundPort())
				.text());
			out.flush();
			return;
		}
		new ParentWatchdog(process, ParentWatchdog.INTERVAL, this.exit::begin);
		ProtocolVersion version = ProtocolVersion.negotiate(SERVED, HostOffer.of(process).protocolVersions());
		this.launch.transport().handshakeLine(version, this.serverFactory.boundPort()).print(process.standardOutput());
	}

	@Override
	public int getOrder() {
		return Ordered.LOWEST_PRECEDENCE;
	}

}
