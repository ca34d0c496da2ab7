/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import dev.tfprovider.internal.plugin.ProtocolVersion;
import io.grpc.Channel;
import io.grpc.ClientInterceptors;
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
	default void close() {
	}

	/**
	 * A connection to a provider.
	 *
	 * @param channel takes the calls
	 * @param protocol protocol version that it speaks
	 * @param end ends what was started for this connection
	 */
	record Connection(ManagedChannel channel, ProtocolVersion protocol, Runnable end) {

		/**
		 * Return what takes the calls of protocol 6.
		 */
		public Channel calls() {
			return this.protocol.equals(ProtocolVersion.V5)
					? ClientInterceptors.intercept(this.channel, new Protocol5Interceptor()) : this.channel;
		}

	}

}
