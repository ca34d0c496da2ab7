/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.restart;

import io.grpc.Attributes;
import io.grpc.ServerTransportFilter;
import org.jspecify.annotations.Nullable;

/**
 * Marks the connections of hosts, so that each belongs to the run of the application that
 * answers its first call.
 */
final class HostConnections extends ServerTransportFilter {

	private static final Attributes.Key<HostConnection> ATTRIBUTE = Attributes.Key.create("host-connection");

	@Override
	public Attributes transportReady(Attributes attributes) {
		return attributes.toBuilder().set(ATTRIBUTE, new HostConnection()).build();
	}

	@Override
	public void transportTerminated(@Nullable Attributes attributes) {
		HostConnection connection = (attributes != null) ? attributes.get(ATTRIBUTE) : null;
		if (connection != null) {
			connection.end();
		}
	}

	static @Nullable HostConnection of(Attributes attributes) {
		return attributes.get(ATTRIBUTE);
	}

	/**
	 * Tell whether a call is the first that comes on its connection, or no run has
	 * answered one.
	 */
	static boolean isNew(Attributes attributes) {
		HostConnection connection = of(attributes);
		return connection != null && connection.isNew();
	}

	/**
	 * A connection, which no run has answered yet.
	 */
	static final class HostConnection {

		private @Nullable ServerTransportFilter run;

		private @Nullable Attributes attributes;

		private boolean ended;

		/**
		 * Return the attributes that a run of the application gives the connection.
		 * @param current the filter of the run that is to answer a call
		 * @param call attributes of the call
		 * @return the attributes, {@code null} if the connection belongs to an earlier
		 * run
		 */
		synchronized @Nullable Attributes attributes(ServerTransportFilter current, Attributes call) {
			if (this.run == null && !this.ended) {
				this.run = current;
				this.attributes = current.transportReady(call);
			}
			return (this.run == current) ? this.attributes : null;
		}

		private synchronized boolean isNew() {
			return this.run == null;
		}

		synchronized void end() {
			this.ended = true;
			if (this.run != null) {
				this.run.transportTerminated(this.attributes);
			}
		}

	}

}
