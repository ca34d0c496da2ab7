/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.List;
import java.util.Map;

/**
 * Starts a provider process for each connection, as Terraform does for each walk.
 *
 * @param command executable and arguments
 * @param environment variables to set besides those of this process and of the handshake
 */
public record ProcessTransport(List<String> command, Map<String, String> environment) implements Transport {

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
