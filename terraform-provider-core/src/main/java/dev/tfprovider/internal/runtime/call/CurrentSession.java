/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import org.jspecify.annotations.Nullable;

/**
 * Holds the session that the current thread works for.
 */
public final class CurrentSession {

	private final ThreadLocal<@Nullable ProviderSession> sessions = new ThreadLocal<>();

	/**
	 * Run a task for a session.
	 * @param session the session
	 * @param task the task
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
	 * Make a session the one that this thread works for.
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
