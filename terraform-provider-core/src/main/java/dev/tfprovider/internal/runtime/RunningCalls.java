/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

import dev.tfprovider.operation.OperationSettings;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/**
 * The calls into author code that run right now, so that those of a session can be
 * cancelled.
 */
final class RunningCalls {

	private static final long POLL_MILLIS = 5;

	private final Set<RunningCall> calls = ConcurrentHashMap.newKeySet();

	private final CurrentSession currentSession;

	private final OperationSettings settings;

	private final KnownSecrets secrets;

	private final Executor workers = Executors.newCachedThreadPool(new WorkerThreads());

	private final AtomicInteger working = new AtomicInteger();

	private volatile boolean ending;

	RunningCalls(CurrentSession currentSession) {
		this(currentSession, OperationSettings.DEFAULT);
	}

	RunningCalls(CurrentSession currentSession, OperationSettings settings) {
		this(currentSession, settings, new KnownSecrets());
	}

	RunningCalls(CurrentSession currentSession, OperationSettings settings, KnownSecrets secrets) {
		this.currentSession = currentSession;
		this.settings = settings;
		this.secrets = secrets;
	}

	OperationSettings settings() {
		return this.settings;
	}

	/**
	 * Run something that can be cancelled on the current thread.
	 * @param call what to run; told how to see whether it was cancelled
	 * @param <T> the type of the result
	 * @return what the call returned
	 */
	<T> T run(Function<Cancellation, T> call) {
		return run(null, call::apply);
	}

	/**
	 * Run something that can be cancelled.
	 * @param limit the time limit of the author code in it, {@code null} for none
	 * @param call what to run; gives author code to the running call
	 * @param <T> the type of the result
	 * @return what the call returned
	 */
	<T> T run(@Nullable TimeLimit limit, Function<RunningCall, T> call) {
		return run(limit, (limit != null) ? RunningCall.Kind.LIMITED : RunningCall.Kind.PLAIN, call);
	}

	/**
	 * Run something that changes the world: Terraform has to hear of what was done by
	 * then even if the process ends before the author's code does.
	 * @param limit the time limit of the author code in it, {@code null} for none
	 * @param call what to run; gives author code to the running call
	 * @param <T> the type of the result
	 * @return what the call returned
	 */
	<T> T runChange(@Nullable TimeLimit limit, Function<RunningCall, T> call) {
		return run(limit, RunningCall.Kind.CHANGE, call);
	}

	private <T> T run(@Nullable TimeLimit limit, RunningCall.Kind kind, Function<RunningCall, T> call) {
		ProviderSession session = this.currentSession.get();
		RunningCall running = new RunningCall(session, limit, kind, this.settings.interruptGrace(), worker(session));
		this.calls.add(running);
		try {
			if (this.ending) {
				running.refuse();
			}
			return call.apply(running);
		}
		finally {
			this.calls.remove(running);
			if (kind == RunningCall.Kind.PLAIN) {
				running.end();
			}
		}
	}

	/**
	 * Returns what runs author code elsewhere as if it were on this thread: in the same
	 * session, with the same fields in the log.
	 */
	private Executor worker(@Nullable ProviderSession session) {
		return (task) -> {
			Map<String, String> fields = MDC.getCopyOfContextMap();
			this.working.incrementAndGet();
			this.workers.execute(this.secrets.during(() -> {
				if (fields != null) {
					MDC.setContextMap(fields);
				}
				try {
					if (session != null) {
						this.currentSession.run(session, task);
					}
					else {
						task.run();
					}
				}
				finally {
					MDC.clear();
					this.working.decrementAndGet();
				}
			}));
		};
	}

	/**
	 * Cancel every call of the current session that runs right now; later ones are not
	 * affected. Those that change something are interrupted late. Does not wait.
	 */
	void cancel() {
		ProviderSession session = this.currentSession.get();
		this.calls.stream()
			.filter((call) -> call.belongsTo(session))
			.forEach((call) -> call.cancel(this.settings.cancelGrace()));
	}

	/**
	 * Return whether author code runs on workers, also such that was left behind.
	 */
	boolean isWorking() {
		return this.working.get() > 0;
	}

	/**
	 * Cancel and interrupt every call that runs right now. Does not wait.
	 */
	void cancelAll() {
		this.calls.forEach((call) -> call.cancel(Duration.ZERO));
	}

	/**
	 * Cancel every call of all sessions, begin no other, and wait for those that run:
	 * first for changes to end by themselves, then for what is interrupted. Changes that
	 * still go on are answered without their author's code.
	 * @param changes how long changes may go on before they are interrupted
	 * @param patience longest time to wait after that, and for the answers once more
	 */
	void end(Duration changes, Duration patience) {
		this.ending = true;
		this.calls.forEach((call) -> call.cancel(changes));
		await(changes);
		this.calls.forEach(RunningCall::interruptUnlessEnded);
		await(patience);
		this.calls.forEach(RunningCall::leaveBehind);
		await(patience);
	}

	private void await(Duration patience) {
		long deadline = System.nanoTime() + patience.toNanos();
		try {
			while (!this.calls.isEmpty() && System.nanoTime() < deadline) {
				Thread.sleep(POLL_MILLIS);
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
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
	 * Makes threads that never keep the process alive.
	 */
	private static final class WorkerThreads implements ThreadFactory {

		private final AtomicInteger number = new AtomicInteger();

		@Override
		public Thread newThread(Runnable task) {
			Thread thread = new Thread(task, "terraform-operation-" + this.number.incrementAndGet());
			thread.setDaemon(true);
			return thread;
		}

	}

}
