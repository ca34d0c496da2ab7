/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;

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
public final class ConnectionSessions extends ServerTransportFilter implements ServerInterceptor {

	private static final Attributes.Key<ProviderSession> ATTRIBUTE = Attributes.Key.create("provider-session");

	private final Context.Key<ProviderSession> contextKey = Context.key("provider-session");

	private final ProviderSession shared = new ProviderSession();

	private final AtomicReference<@Nullable ProviderSession> lastConfigured = new AtomicReference<>();

	private final Set<ProviderSession> kept = ConcurrentHashMap.newKeySet();

	@Override
	public Attributes transportReady(Attributes attributes) {
		return attributes.toBuilder().set(ATTRIBUTE, new ProviderSession()).build();
	}

	@Override
	public void transportTerminated(Attributes attributes) {
		ProviderSession session = attributes.get(ATTRIBUTE);
		if (session != null) {
			this.kept.add(session);
			closeKept();
		}
	}

	/**
	 * Closes the sessions of closed connections, but for the one configured last: another
	 * connection may go on with it.
	 */
	private void closeKept() {
		for (ProviderSession session : this.kept) {
			if (session != this.lastConfigured.get() && this.kept.remove(session)) {
				session.close();
			}
		}
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
	 * @return the session
	 */
	public ProviderSession toConfigure() {
		ProviderSession session = own();
		this.lastConfigured.set(session);
		closeKept();
		return session;
	}

	/**
	 * Return the session the current call talks to.
	 * @return the session, maybe not configured yet
	 */
	public ProviderSession current() {
		ProviderSession session = own();
		ProviderSession last = this.lastConfigured.get();
		return (session.isConfigured() || last == null) ? session : last;
	}

	private ProviderSession own() {
		ProviderSession session = this.contextKey.get();
		return (session != null) ? session : this.shared;
	}

}
