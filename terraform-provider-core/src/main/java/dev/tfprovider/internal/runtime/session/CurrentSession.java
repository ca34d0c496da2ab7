/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.session;

import java.util.function.Supplier;

import org.jspecify.annotations.Nullable;

/**
 * Tells code that runs deep inside a call which session the call belongs to.
 */
public final class CurrentSession {

	private final ThreadLocal<@Nullable ProviderSession> sessions = new ThreadLocal<>();

	/**
	 * Run something on behalf of a session.
	 * @param session the session, {@code null} for none
	 * @param call what to run
	 * @param <T> the type of the result
	 * @return what the call returned
	 */
	public <T> T with(@Nullable ProviderSession session, Supplier<T> call) {
		ProviderSession before = enter(session);
		try {
			return call.get();
		}
		finally {
			enter(before);
		}
	}

	/**
	 * Run something on behalf of a session.
	 * @param session the session
	 * @param task what to run
	 */
	public void run(ProviderSession session, Runnable task) {
		ProviderSession before = enter(session);
		try {
			task.run();
		}
		finally {
			enter(before);
		}
	}

	/**
	 * Let this thread work for a session.
	 * @return the session it worked for before, {@code null} for none
	 */
	@Nullable public ProviderSession enter(@Nullable ProviderSession session) {
		ProviderSession before = this.sessions.get();
		if (session != null) {
			this.sessions.set(session);
		}
		else {
			this.sessions.remove();
		}
		return before;
	}

	/**
	 * Return the session of the call that runs on this thread.
	 * @return the session, {@code null} outside a call
	 */
	public @Nullable ProviderSession get() {
		return this.sessions.get();
	}

}
