/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.runtime.CurrentSession;
import dev.tfprovider.internal.runtime.ProviderSession;

/**
 * The sessions of this application: which one code belongs to, whether it runs on the
 * thread of a call or on one of the author's.
 */
class ProviderSessions {

	static final String BEAN_NAME = "terraformProviderSessions";

	private final ConnectionSessions connections = new ConnectionSessions();

	private final CurrentSession currentSession = new CurrentSession();

	ConnectionSessions connections() {
		return this.connections;
	}

	CurrentSession currentSession() {
		return this.currentSession;
	}

	ProviderSession current() {
		ProviderSession session = this.currentSession.get();
		return (session != null) ? session : this.connections.current();
	}

	/**
	 * Create the settings bean.
	 */
	Object settings() {
		return current().settings();
	}

}
