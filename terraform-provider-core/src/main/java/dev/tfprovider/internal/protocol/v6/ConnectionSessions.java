/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import dev.tfprovider.internal.runtime.call.ProviderSession;
import io.grpc.Attributes;
import io.grpc.ServerTransportFilter;
import org.jspecify.annotations.Nullable;

/**
 * Gives each connection a session of its own, so that one process can serve several
 * configurations at once. A connection that never configures the provider uses the
 * session configured last: hosts may drop an idle connection and open another.
 */
public final class ConnectionSessions implements AutoCloseable {

	private static final Attributes.Key<ProviderSession> ATTRIBUTE = Attributes.Key.create("provider-session");

	private final ProviderSession shared = new ProviderSession();

	private final Set<ProviderSession> connected = ConcurrentHashMap.newKeySet();

	private volatile @Nullable ProviderSession lastConfigured;

	private final ServerTransportFilter filter = new SessionFilter();

	/**
	 * Return what gives the connections of a server their sessions, and ends them.
	 * @return always the same, to be added to one server only
	 */
	public ServerTransportFilter filter() {
		return this.filter;
	}

	private synchronized boolean disconnect(ProviderSession session) {
		this.connected.remove(session);
		return session != this.lastConfigured;
	}

	/**
	 * Return the session of a connection.
	 * @param connection attributes of the connection
	 * @return its session; {@code null} if the connection is none of a host
	 */
	public @Nullable ProviderSession of(Attributes connection) {
		return connection.get(ATTRIBUTE);
	}

	/**
	 * Return the session that calls on no connection of a host share.
	 * @return the session
	 */
	public ProviderSession shared() {
		return this.shared;
	}

	/**
	 * Take note that a session is about to be configured. The one configured before is
	 * closed if its connection is gone.
	 * @param session the session of the connection the request came on
	 * @return the session
	 */
	public ProviderSession toConfigure(ProviderSession session) {
		ProviderSession before = replaceLast(session);
		if (before != null && before != session && !this.connected.contains(before)) {
			before.close();
		}
		return session;
	}

	private synchronized @Nullable ProviderSession replaceLast(ProviderSession session) {
		ProviderSession before = this.lastConfigured;
		this.lastConfigured = session;
		return before;
	}

	/**
	 * Return the session that calls on a connection talk to.
	 * @param session the session of the connection
	 * @return the session, maybe not configured yet
	 */
	public ProviderSession current(ProviderSession session) {
		ProviderSession last = this.lastConfigured;
		return (session.isConfigured() || last == null) ? session : last;
	}

	/**
	 * Return the session that code talks to which no connection is known of.
	 * @return the session, maybe not configured yet
	 */
	public ProviderSession current() {
		return current(this.shared);
	}

	/**
	 * Close every session, as calls have ended for good.
	 */
	@Override
	public void close() {
		ProviderSession last = this.lastConfigured;
		if (last != null) {
			last.close();
		}
		this.connected.forEach(ProviderSession::close);
	}

	/**
	 * The filter is no bean, so that nobody else finds it and adds it to another server.
	 */
	private final class SessionFilter extends ServerTransportFilter {

		@Override
		public Attributes transportReady(Attributes attributes) {
			ProviderSession session = new ProviderSession();
			ConnectionSessions.this.connected.add(session);
			return attributes.toBuilder().set(ATTRIBUTE, session).build();
		}

		/**
		 * End the session of a connection.
		 * @param attributes of the connection, or {@code null} if it never was ready,
		 * such as after a failed TLS handshake
		 */
		@Override
		public void transportTerminated(@Nullable Attributes attributes) {
			ProviderSession session = (attributes != null) ? attributes.get(ATTRIBUTE) : null;
			if (session != null && disconnect(session)) {
				session.close();
			}
		}

	}

}
