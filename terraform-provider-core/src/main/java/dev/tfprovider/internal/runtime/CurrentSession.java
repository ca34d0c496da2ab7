/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.function.Supplier;

import org.jspecify.annotations.Nullable;

/**
 * Tells code that runs deep inside a call which session the call belongs to.
 */
public final class CurrentSession {

	private final ThreadLocal<@Nullable ProviderSession> sessions = new ThreadLocal<>();

	/**
	 * Run something on behalf of a session.
	 * @param session the session
	 * @param call what to run
	 * @param <T> the type of the result
	 * @return what the call returned
	 */
	public <T> T with(ProviderSession session, Supplier<T> call) {
		ProviderSession before = this.sessions.get();
		this.sessions.set(session);
		try {
			return call.get();
		}
		finally {
			this.sessions.set(before);
		}
	}

	/**
	 * Run something on behalf of a session.
	 * @param session the session
	 * @param task what to run
	 */
	public void run(ProviderSession session, Runnable task) {
		ProviderSession before = this.sessions.get();
		this.sessions.set(session);
		try {
			task.run();
		}
		finally {
			this.sessions.set(before);
		}
	}

	/**
	 * Return the session of the call that runs on this thread.
	 * @return the session, {@code null} outside a call
	 */
	public @Nullable ProviderSession get() {
		return this.sessions.get();
	}

}
