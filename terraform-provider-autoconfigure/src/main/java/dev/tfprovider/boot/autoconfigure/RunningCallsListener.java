/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.internal.boot.launch.LaunchServer;
import dev.tfprovider.internal.plugin.ProviderExit;

import org.springframework.context.ApplicationListener;
import org.springframework.context.event.ContextClosedEvent;

/**
 * Ends the running calls when the application ends, before the server stops: a connected
 * host still gets its answers, and with them the state. Calls to come wait for the next
 * run of the application, if there is one.
 *
 * @param provider ends its calls
 * @param exit ends the process
 * @param server the server of the launch
 */
record RunningCallsListener(ProviderGrpcServerFactory provider, ProviderExit exit,
		LaunchServer server) implements ApplicationListener<ContextClosedEvent> {

	@Override
	public void onApplicationEvent(ContextClosedEvent event) {
		this.server.endRun();
		this.provider.endCalls(this.exit.grace());
	}

}
