/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.scope;

import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.internal.runtime.call.ProviderSession;

import org.springframework.context.SmartLifecycle;

/**
 * The sessions of this application: which one code belongs to, whether it runs on the
 * thread of a call or on one of the author's. Closes them once the server has stopped,
 * before any singleton they may use is destroyed.
 */
public class ProviderSessions implements SmartLifecycle {

	/**
	 * Stopped after the server, which is in the last phase.
	 */
	static final int PHASE = DEFAULT_PHASE - 1;

	public static final String BEAN_NAME = "terraformProviderSessions";

	private final ConnectionSessions connections;

	private final CurrentSession currentSession = new CurrentSession();

	private volatile boolean running;

	public ProviderSessions(ConnectionSessions connections) {
		this.connections = connections;
	}

	public ConnectionSessions connections() {
		return this.connections;
	}

	public CurrentSession currentSession() {
		return this.currentSession;
	}

	ProviderSession current() {
		ProviderSession session = this.currentSession.get();
		return (session != null) ? session : this.connections.current();
	}

	@Override
	public void start() {
		this.running = true;
	}

	@Override
	public void stop() {
		this.running = false;
		this.connections.close();
	}

	@Override
	public boolean isRunning() {
		return this.running;
	}

	@Override
	public int getPhase() {
		return PHASE;
	}

	/**
	 * Create the settings bean.
	 */
	public Object settings() {
		return current().settings();
	}

}
