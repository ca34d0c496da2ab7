/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.io.PrintStream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.boot.launch.EarlyServer;
import dev.tfprovider.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.plugin.HandshakeLine;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.ParentWatchdog;
import dev.tfprovider.internal.plugin.PluginLaunch;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ReattachConfiguration;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.DisposableBean;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.core.Ordered;

/**
 * Tells the host where the provider listens, as the last thing of start-up. From then on
 * the process lives until the host ends it, or is gone. A host that is gone by then is
 * noticed too.
 * <p>
 * Not a runner: Spring Boot calls runners of the same order in any order, so the host
 * might call before the author's have run. It hears first that the application is ready,
 * as Spring Boot tells nobody of listeners that fail then.
 */
class HandshakeListener implements ApplicationListener<ApplicationReadyEvent>, Ordered, DisposableBean {

	private final ProviderLaunch launch;

	private final ProviderDefinition definition;

	private final ProviderGrpcServerFactory serverFactory;

	private @Nullable ParentWatchdog watchdog;

	HandshakeListener(ProviderLaunch launch, ProviderDefinition definition, ProviderGrpcServerFactory serverFactory) {
		this.launch = launch;
		this.definition = definition;
		this.serverFactory = serverFactory;
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
					this.serverFactory.serverAddress())
				.text());
			out.flush();
			return;
		}
		this.watchdog = this.launch.watchHostOfItsOwn();
		EarlyServer early = this.launch.earlyServer();
		if (early != null) {
			early.serve(this.serverFactory.services());
			return;
		}
		HandshakeLine line = this.launch.transport()
			.handshakeLine(EarlyServer.version(process), this.serverFactory.serverAddress());
		if (!line.print(process.standardOutput())) {
			this.launch.exit().begin();
		}
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
