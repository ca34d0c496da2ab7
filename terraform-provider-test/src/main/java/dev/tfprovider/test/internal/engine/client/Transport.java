/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import io.grpc.ManagedChannel;

/**
 * Opens connections to a provider. Each walk asks for a connection of its own.
 */
public interface Transport extends AutoCloseable {

	/**
	 * Open a connection.
	 * @return the connection, to be closed by the caller
	 */
	Connection connect();

	@Override
	void close();

	/**
	 * A connection to a provider.
	 *
	 * @param channel takes the calls
	 * @param end ends what was started for this connection
	 */
	record Connection(ManagedChannel channel, Runnable end) {

	}

}
