/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import dev.tfprovider.internal.log.LogModule;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One call. Author code that changes something, or has a time limit, runs on a worker, so
 * that Terraform gets its answer even if that code reacts to nothing; other code runs on
 * the thread of the call. The thread is only interrupted while author code runs, and
 * leaves it without a pending interrupt of ours.
 */
final class RunningCall implements RunningCalls.Cancellation {

	private static final Logger logger = LoggerFactory.getLogger(RunningCall.class);

	private static final Logger framework = LoggerFactory.getLogger(LogModule.FRAMEWORK);

	private final @Nullable ProviderSession session;

	private final @Nullable TimeLimit limit;

	private final boolean onWorker;

	private final Duration grace;

	private final Executor workers;

	private final long start = System.nanoTime();

	private final Instant startTime = Instant.now();

	private @Nullable Thread thread;

	private @Nullable CompletableFuture<?> result;

	private boolean cancelled;

	private boolean timedOut;

	private boolean ended;

	RunningCall(@Nullable ProviderSession session, @Nullable TimeLimit limit, boolean onWorker, Duration grace,
			Executor workers) {
		this.session = session;
		this.limit = limit;
		this.onWorker = onWorker;
		this.grace = grace;
		this.workers = workers;
		this.thread = onWorker ? null : Thread.currentThread();
	}

	boolean belongsTo(@Nullable ProviderSession other) {
		return this.session == other;
	}

	@Nullable Instant deadline() {
		return (this.limit != null) ? this.startTime.plus(this.limit.duration()) : null;
	}

	@Nullable Duration timeLeft() {
		if (this.limit == null) {
			return null;
		}
		Duration left = this.limit.duration().minusNanos(System.nanoTime() - this.start);
		return left.isNegative() ? Duration.ZERO : left;
	}

	/**
	 * Run author code.
	 * @throws OperationTimeoutException if it failed after its time, or has not ended; a
	 * success is one however late
	 * @throws ProcessEndingException if the process ends before the code does
	 * @throws Throwable what the code threw
	 */
	<T> T perform(Callable<T> code) throws Throwable {
		framework.trace("Calling provider code");
		try {
			return performOnItsThread(code);
		}
		finally {
			framework.trace("Called provider code");
		}
	}

	private <T> T performOnItsThread(Callable<T> code) throws Throwable {
		if (!this.onWorker) {
			return code.call();
		}
		CompletableFuture<T> result = new CompletableFuture<>();
		synchronized (this) {
			this.result = result;
		}
		this.workers.execute(() -> work(code, result));
		TimeLimit limit = this.limit;
		try {
			return (limit != null) ? await(limit, result) : await(result);
		}
		catch (ExecutionException ex) {
			Throwable failure = (ex.getCause() != null) ? ex.getCause() : ex;
			throw (limit != null && isLate()) ? new OperationTimeoutException(limit, failure) : failure;
		}
	}

	private <T> void work(Callable<T> code, CompletableFuture<T> result) {
		begin();
		try {
			T value = code.call();
			end();
			result.complete(value);
		}
		catch (Throwable ex) {
			end();
			result.completeExceptionally(ex);
		}
	}

	private <T> T await(CompletableFuture<T> result) throws ExecutionException {
		boolean interrupted = false;
		try {
			while (true) {
				try {
					return result.get();
				}
				catch (InterruptedException ex) {
					interrupted = true;
					cancel();
				}
			}
		}
		finally {
			if (interrupted) {
				Thread.currentThread().interrupt();
			}
		}
	}

	/**
	 * Waits for the worker as long as it may take; an interrupt of this thread is passed
	 * on to it.
	 */
	private <T> T await(TimeLimit limit, CompletableFuture<T> result)
			throws ExecutionException, OperationTimeoutException {
		boolean interrupted = false;
		long patience = limit.duration().toNanos();
		try {
			while (true) {
				try {
					return result.get(this.start + patience - System.nanoTime(), TimeUnit.NANOSECONDS);
				}
				catch (InterruptedException ex) {
					interrupted = true;
					cancel();
				}
				catch (TimeoutException ex) {
					Thread worker = timeOut();
					long longer = System.nanoTime() - this.start + this.grace.toNanos();
					if (patience != limit.duration().toNanos()) {
						abandon(limit, worker, result);
						throw new OperationTimeoutException(limit, null);
					}
					patience = Math.max(longer, patience + 1);
				}
			}
		}
		finally {
			if (interrupted) {
				Thread.currentThread().interrupt();
			}
		}
	}

	private void abandon(TimeLimit limit, @Nullable Thread worker, CompletableFuture<?> result) {
		logger.warn("{} ignores the interruption at its deadline; Terraform is answered without it", limit.operation(),
				place(worker));
		result.whenComplete((value, failure) -> logger
			.warn("{} has ended after Terraform was told that it takes too long: what it did in the meantime is not in "
					+ "the state", limit.operation(), failure));
	}

	private static Throwable place(@Nullable Thread worker) {
		Throwable place = new Throwable("where it is now");
		if (worker != null) {
			place.setStackTrace(worker.getStackTrace());
		}
		return place;
	}

	/**
	 * Answer Terraform without the author code, for the process is about to end. Code on
	 * the thread of the call itself cannot be left behind.
	 */
	synchronized void leaveBehind() {
		if (this.result != null && !this.ended) {
			logger.warn("A call goes on while the process ends; Terraform is answered without it", place(this.thread));
			this.result.completeExceptionally(new ProcessEndingException());
		}
	}

	private synchronized void begin() {
		this.thread = Thread.currentThread();
		if (this.cancelled || this.timedOut) {
			this.thread.interrupt();
		}
	}

	synchronized void cancel() {
		if (!this.ended) {
			this.cancelled = true;
			interrupt();
		}
	}

	private synchronized @Nullable Thread timeOut() {
		if (!this.ended) {
			this.timedOut = true;
			interrupt();
		}
		return this.thread;
	}

	private void interrupt() {
		if (this.thread != null) {
			this.thread.interrupt();
		}
	}

	/**
	 * End the call, on the thread that author code ran on.
	 */
	synchronized void end() {
		if (!this.ended) {
			this.ended = true;
			if (this.cancelled || this.timedOut) {
				Thread.interrupted();
			}
		}
	}

	private synchronized boolean isLate() {
		return this.timedOut || (!this.cancelled && Duration.ZERO.equals(timeLeft()));
	}

	@Override
	public synchronized boolean isCancelled() {
		return this.cancelled;
	}

}
