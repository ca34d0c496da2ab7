/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;

/**
 * Tracks the running calls of author code, so that those of a session can be cancelled.
 */
public final class RunningCalls {

	private static final long POLL_MILLIS = 5;

	private final Set<RunningCall> calls = ConcurrentHashMap.newKeySet();

	private final OperationSettings settings;

	private final AtomicInteger threads = new AtomicInteger();

	private final Executor workers = Executors.newCachedThreadPool(this::thread);

	private final AtomicInteger working = new AtomicInteger();

	private volatile boolean ending;

	public RunningCalls(OperationSettings settings) {
		this.settings = settings;
	}

	/**
	 * Return something to run that has no result.
	 * @param task what to run; gives author code to the running call
	 */
	public static Function<RunningCall, Boolean> task(Consumer<RunningCall> task) {
		return (running) -> {
			task.accept(running);
			return true;
		};
	}

	/**
	 * Run something that can be cancelled on the current thread.
	 * @param scope the request it is for
	 * @param call what to run
	 * @param <T> the type of the result
	 * @return what the call returned
	 */
	public <T> T run(CallScope scope, Function<RunningCall, T> call) {
		return run(scope, null, call);
	}

	/**
	 * Run something that can be cancelled.
	 * @param scope the request it is for
	 * @param limit the time limit of the author code in it, {@code null} for none
	 * @param call what to run; gives author code to the running call
	 * @param <T> the type of the result
	 * @return what the call returned
	 */
	public <T> T run(CallScope scope, @Nullable TimeLimit limit, Function<RunningCall, T> call) {
		return run(scope, limit, (limit != null) ? RunningCall.Kind.LIMITED : RunningCall.Kind.PLAIN, true, call);
	}

	/**
	 * Run something that changes the world: Terraform has to hear of what was done by
	 * then even if the process ends before the author's code does.
	 * @param scope the request it is for
	 * @param limit the time limit of the author code in it, {@code null} for none
	 * @param call what to run; gives author code to the running call
	 * @param <T> the type of the result
	 * @return what the call returned
	 */
	public <T> T runChange(CallScope scope, @Nullable TimeLimit limit, Function<RunningCall, T> call) {
		return run(scope, limit, RunningCall.Kind.CHANGE, true, call);
	}

	/**
	 * Run something that releases what is left behind otherwise, even if the process is
	 * about to end.
	 * @param scope the request it is for
	 * @param limit the time limit of the author code in it, {@code null} for none
	 * @param call what to run; gives author code to the running call
	 * @param <T> the type of the result
	 * @return what the call returned
	 */
	public <T> T runCleanup(CallScope scope, @Nullable TimeLimit limit, Function<RunningCall, T> call) {
		return run(scope, limit, RunningCall.Kind.CHANGE, false, call);
	}

	/**
	 * Run something that releases what is left behind otherwise, on the current thread.
	 * @param scope the scope it runs in
	 * @param patience how long it may take before it is interrupted
	 * @param call what to run; gives author code to the running call
	 * @param <T> the type of the result
	 * @return what the call returned
	 */
	public <T> T runCleanup(CallScope scope, Duration patience, Function<RunningCall, T> call) {
		return run(scope, null, RunningCall.Kind.PLAIN, false, (running) -> {
			CompletableFuture.delayedExecutor(patience.toMillis(), TimeUnit.MILLISECONDS, Runnable::run)
				.execute(running::abandon);
			return call.apply(running);
		});
	}

	private <T> T run(CallScope scope, @Nullable TimeLimit limit, RunningCall.Kind kind, boolean refusable,
			Function<RunningCall, T> call) {
		RunningCall running = new RunningCall(scope, limit, kind, this.settings, worker(scope));
		this.calls.add(running);
		try {
			if (this.ending && refusable) {
				running.refuse();
			}
			return call.apply(running);
		}
		finally {
			this.calls.remove(running);
			if (running.isChange()) {
				SharedReads.changed();
			}
			if (kind == RunningCall.Kind.PLAIN) {
				running.end();
			}
		}
	}

	/**
	 * Returns what runs author code elsewhere as if it were on this thread.
	 */
	private Executor worker(CallScope scope) {
		return (task) -> {
			this.working.incrementAndGet();
			this.workers.execute(scope.continued(() -> {
				try {
					task.run();
				}
				finally {
					this.working.decrementAndGet();
				}
			}));
		};
	}

	/**
	 * Cancel every call of a session that runs right now; later ones are not affected.
	 * Those that change something are interrupted late. Does not wait.
	 */
	public void cancel(@Nullable ProviderSession session) {
		this.calls.stream()
			.filter((call) -> origin(call.scope().session()) == session)
			// a cancelled call may begin another, such as one that closes what it has
			// opened
			.toList()
			.forEach(RunningCall::cancel);
	}

	private static @Nullable ProviderSession origin(@Nullable ProviderSession session) {
		return (session != null) ? session.origin() : null;
	}

	/**
	 * Return whether author code runs on workers, also such that was left behind.
	 */
	public boolean isWorking() {
		return this.working.get() > 0;
	}

	/**
	 * Cancel and interrupt every call that runs right now. Does not wait.
	 */
	public void cancelAll() {
		this.calls.forEach(RunningCall::abandon);
	}

	/**
	 * Cancel every call of all sessions, begin no other, and wait for those that run:
	 * first for changes to end by themselves, then for what is interrupted. Changes that
	 * still go on are answered without their author's code.
	 * @param changes how long changes may go on before they are interrupted
	 * @param patience longest time to wait after that, and for the answers once more
	 */
	public void end(Duration changes, Duration patience) {
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
	 * Makes a thread that never keeps the process alive.
	 */
	private Thread thread(Runnable task) {
		Thread thread = new Thread(task, "terraform-operation-" + this.threads.incrementAndGet());
		thread.setDaemon(true);
		return thread;
	}

}
