/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import dev.tfprovider.internal.runtime.ProviderSession;
import io.grpc.Attributes;
import io.grpc.Context;
import io.grpc.Contexts;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import io.grpc.ServerTransportFilter;
import org.jspecify.annotations.Nullable;

/**
 * Gives each connection a session of its own, so that one process can serve several
 * configurations at once. A connection that never configures the provider uses the
 * session configured last: hosts may drop an idle connection and open another.
 */
public final class ConnectionSessions extends ServerTransportFilter implements ServerInterceptor, AutoCloseable {

	private static final Attributes.Key<ProviderSession> ATTRIBUTE = Attributes.Key.create("provider-session");

	private final Context.Key<ProviderSession> contextKey = Context.key("provider-session");

	private final ProviderSession shared = new ProviderSession();

	private final Set<ProviderSession> connected = ConcurrentHashMap.newKeySet();

	private volatile @Nullable ProviderSession lastConfigured;

	@Override
	public Attributes transportReady(Attributes attributes) {
		ProviderSession session = new ProviderSession();
		this.connected.add(session);
		return attributes.toBuilder().set(ATTRIBUTE, session).build();
	}

	/**
	 * End the session of a connection.
	 * @param attributes of the connection, or {@code null} if it never was ready, such as
	 * after a failed TLS handshake
	 */
	@Override
	public void transportTerminated(@Nullable Attributes attributes) {
		ProviderSession session = (attributes != null) ? attributes.get(ATTRIBUTE) : null;
		if (session != null && disconnect(session)) {
			session.close();
		}
	}

	private synchronized boolean disconnect(ProviderSession session) {
		this.connected.remove(session);
		return session != this.lastConfigured;
	}

	@Override
	public <Q, R> ServerCall.Listener<Q> interceptCall(ServerCall<Q, R> call, Metadata headers,
			ServerCallHandler<Q, R> next) {
		ProviderSession session = call.getAttributes().get(ATTRIBUTE);
		if (session == null) {
			return next.startCall(call, headers);
		}
		return Contexts.interceptCall(Context.current().withValue(this.contextKey, session), call, headers, next);
	}

	/**
	 * Return the session to configure: that of the connection the current call came on.
	 * The one configured before is closed if its connection is gone.
	 * @return the session
	 */
	public ProviderSession toConfigure() {
		ProviderSession session = own();
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
	 * Return the session the current call talks to.
	 * @return the session, maybe not configured yet
	 */
	public ProviderSession current() {
		ProviderSession session = own();
		ProviderSession last = this.lastConfigured;
		return (session.isConfigured() || last == null) ? session : last;
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

	private ProviderSession own() {
		ProviderSession session = this.contextKey.get();
		return (session != null) ? session : this.shared;
	}

}
