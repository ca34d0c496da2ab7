/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.List;
import java.util.Map;

/**
 * Starts a provider process for each connection, as Terraform does for each walk.
 */
public final class ProcessTransport implements Transport {

	private final List<String> command;

	private final Map<String, String> environment;

	/**
	 * Create a transport.
	 * @param command executable and arguments
	 * @param environment variables to set besides those of this process and of the
	 * handshake
	 */
	public ProcessTransport(List<String> command, Map<String, String> environment) {
		this.command = List.copyOf(command);
		this.environment = Map.copyOf(environment);
	}

	@Override
	public Connection connect() {
		ProcessConnection process = ProcessConnection.start(this.command, this.environment);
		try {
			return process.connect();
		}
		catch (RuntimeException ex) {
			process.kill();
			throw ex;
		}
	}

	@Override
	public void close() {
	}

}
