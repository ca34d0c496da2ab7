/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.server;

import dev.tfprovider.internal.plugin.exit.ExitGrace;
import dev.tfprovider.internal.plugin.exit.ProviderExit;
import dev.tfprovider.internal.runtime.operation.ProviderRuntime;

import org.springframework.context.ApplicationListener;
import org.springframework.context.event.ContextClosedEvent;

/**
 * Ends the running calls when the application ends, before the server stops: a connected
 * host still gets its answers, and with them the state.
 */
public class RunningCallsListener implements ApplicationListener<ContextClosedEvent> {

	private final ProviderRuntime runtime;

	private final ProviderExit exit;

	public RunningCallsListener(ProviderRuntime runtime, ProviderExit exit) {
		this.runtime = runtime;
		this.exit = exit;
	}

	@Override
	public void onApplicationEvent(ContextClosedEvent event) {
		ExitGrace grace = this.exit.grace();
		this.runtime.endCalls(grace.changes(), grace.calls());
	}

}
