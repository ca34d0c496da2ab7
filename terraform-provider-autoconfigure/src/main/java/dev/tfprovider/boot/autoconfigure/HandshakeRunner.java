/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.core.Ordered;

/**
 * Prints the handshake line once the server has bound its port. Runners of the author
 * that have an order come first, others before or after it: calls wait for all of them.
 * While the host connects it makes the provider, of which a mistake fails the start.
 *
 * @param server has bound its port
 */
record HandshakeRunner(ProviderGrpcServerFactory server) implements ApplicationRunner, Ordered {

	@Override
	public void run(ApplicationArguments arguments) {
		this.server.announce();
	}

	@Override
	public int getOrder() {
		return Ordered.LOWEST_PRECEDENCE;
	}

}
