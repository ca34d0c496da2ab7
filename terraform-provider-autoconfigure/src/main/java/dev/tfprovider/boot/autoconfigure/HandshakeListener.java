/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.io.PrintStream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.boot.launch.EarlyServer;
import dev.tfprovider.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.ParentWatchdog;
import dev.tfprovider.internal.plugin.PluginLaunch;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ReattachConfiguration;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.DisposableBean;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.core.Ordered;

/**
 * Tells the host where the provider listens, as the last thing of start-up. From then on
 * the process lives until the host ends it, or is gone.
 * <p>
 * Not a runner: Spring Boot calls runners of the same order in any order, so the host
 * might call before the author's have run. It hears first that the application is ready,
 * as Spring Boot tells nobody of listeners that fail then.
 */
class HandshakeListener implements ApplicationListener<ApplicationReadyEvent>, Ordered, DisposableBean {

	private final ProviderLaunch launch;

	private final ProviderDefinition definition;

	private final ProviderGrpcServerFactory serverFactory;

	private final ProviderExit exit;

	private @Nullable ParentWatchdog watchdog;

	HandshakeListener(ProviderLaunch launch, ProviderDefinition definition, ProviderGrpcServerFactory serverFactory,
			ProviderExit exit) {
		this.launch = launch;
		this.definition = definition;
		this.serverFactory = serverFactory;
		this.exit = exit;
	}

	@Override
	public void onApplicationEvent(ApplicationReadyEvent event) {
		if (!this.launch.announce()) {
			return;
		}
		PluginLaunch process = this.launch.process();
		if (this.launch.mode() == LaunchMode.DEBUG) {
			PrintStream out = process.standardOutput();
			out.print(new ReattachConfiguration(this.definition.address(), ProtocolVersion.V6, process.processId(),
					this.serverFactory.getPort())
				.text());
			out.flush();
			return;
		}
		this.watchdog = new ParentWatchdog(process, ParentWatchdog.INTERVAL, this.exit::begin);
		EarlyServer early = this.launch.earlyServer();
		if (early != null) {
			early.serve(this.serverFactory.services());
			return;
		}
		this.launch.transport()
			.handshakeLine(EarlyServer.version(process), this.serverFactory.getPort())
			.print(process.standardOutput());
	}

	@Override
	public void destroy() {
		if (this.watchdog != null) {
			this.watchdog.close();
		}
	}

	@Override
	public int getOrder() {
		return Ordered.HIGHEST_PRECEDENCE;
	}

}
