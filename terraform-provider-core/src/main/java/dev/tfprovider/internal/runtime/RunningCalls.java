/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;

/**
 * The calls into author code that run right now, so that those of a session can be
 * cancelled.
 */
final class RunningCalls {

	private final Set<RunningCall> calls = ConcurrentHashMap.newKeySet();

	private final CurrentSession currentSession;

	RunningCalls(CurrentSession currentSession) {
		this.currentSession = currentSession;
	}

	/**
	 * Run something that can be cancelled on the current thread.
	 * @param call what to run; told how to see whether it was cancelled
	 * @param <T> the type of the result
	 * @return what the call returned
	 */
	<T> T run(Function<Cancellation, T> call) {
		RunningCall running = new RunningCall(this.currentSession.get(), Thread.currentThread());
		this.calls.add(running);
		try {
			return call.apply(running);
		}
		finally {
			this.calls.remove(running);
			running.end();
		}
	}

	/**
	 * Cancel every call of the current session that runs right now; later ones are not
	 * affected. Does not wait.
	 */
	void cancel() {
		ProviderSession session = this.currentSession.get();
		this.calls.stream().filter((call) -> call.session == session).forEach(RunningCall::cancel);
	}

	/**
	 * Tells whether a call was cancelled.
	 */
	@FunctionalInterface
	interface Cancellation {

		/**
		 * Return whether the call was cancelled.
		 * @return {@code true} once it was
		 */
		boolean isCancelled();

	}

	/**
	 * One call. Its thread is only interrupted while the call runs, and leaves it without
	 * a pending interrupt of ours.
	 */
	private static final class RunningCall implements Cancellation {

		private final @Nullable ProviderSession session;

		private final Thread thread;

		private boolean cancelled;

		private boolean ended;

		RunningCall(@Nullable ProviderSession session, Thread thread) {
			this.session = session;
			this.thread = thread;
		}

		synchronized void cancel() {
			if (!this.ended) {
				this.cancelled = true;
				this.thread.interrupt();
			}
		}

		synchronized void end() {
			this.ended = true;
			if (this.cancelled) {
				Thread.interrupted();
			}
		}

		@Override
		public synchronized boolean isCancelled() {
			return this.cancelled;
		}

	}

}
