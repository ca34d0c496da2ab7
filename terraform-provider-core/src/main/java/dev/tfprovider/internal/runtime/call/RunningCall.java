/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
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
 * One call of author code. Author code that changes something, or has a time limit, runs
 * on a worker, so that Terraform gets its answer even if that code reacts to nothing;
 * other code runs on the thread of the call. The thread is only interrupted while author
 * code runs, and leaves it without a pending interrupt of ours.
 * <p>
 * A cancelled change is interrupted late: a request that is interrupted on its way is
 * carried out all the same, and its answer, which names the new object, is lost.
 */
public final class RunningCall {

	private static final Logger logger = LoggerFactory.getLogger(RunningCall.class);

	private static final Logger framework = LoggerFactory.getLogger(LogModule.FRAMEWORK);

	private final CallScope scope;

	private final @Nullable TimeLimit limit;

	private final Kind kind;

	private final OperationSettings settings;

	private final Executor workers;

	private final long start = System.nanoTime();

	private final Instant startTime = Instant.now();

	private @Nullable Thread thread;

	private @Nullable CompletableFuture<?> result;

	private final Set<Thread> idle = new HashSet<>();

	private final Set<Thread> woken = new HashSet<>();

	private boolean cancelled;

	private boolean refused;

	private boolean timedOut;

	private boolean ended;

	RunningCall(CallScope scope, @Nullable TimeLimit limit, Kind kind, OperationSettings settings, Executor workers) {
		this.scope = scope;
		this.limit = limit;
		this.kind = kind;
		this.settings = settings;
		this.workers = workers;
		this.thread = (kind == Kind.PLAIN) ? Thread.currentThread() : null;
	}

	/**
	 * Return the request the call is part of.
	 */
	public CallScope scope() {
		return this.scope;
	}

	/**
	 * Return the interval of all waits, {@code null} to leave them alone.
	 */
	@Nullable Duration pollInterval() {
		return this.settings.pollInterval();
	}

	@Nullable Instant deadline() {
		return (this.limit != null) ? this.startTime.plus(this.limit.duration()) : null;
	}

	public @Nullable Duration timeLeft() {
		if (this.limit == null) {
			return null;
		}
		Duration left = this.limit.duration().minusNanos(System.nanoTime() - this.start);
		return left.isNegative() ? Duration.ZERO : left;
	}

	/**
	 * Run author code.
	 * @param operation what it does, such as {@code create}
	 * @param code the code
	 * @throws OperationTimeoutException if it failed after its time, or has not ended; a
	 * success is one however late
	 * @throws ProcessEndingException if the process ends before the code does, or ends
	 * already: nothing is begun then
	 * @throws InterruptedException if the call has been cancelled before the code began
	 * @throws Throwable what the code threw
	 */
	public <T> T perform(String operation, Callable<T> code) throws Throwable {
		if (isRefused()) {
			throw new ProcessEndingException(false);
		}
		framework.trace("Calling provider code");
		try {
			RequestObservation observation = this.scope.observation();
			return performOnItsThread((observation != null) ? observation.observe(operation, code) : code);
		}
		finally {
			framework.trace("Called provider code");
		}
	}

	/**
	 * Run author code that returns nothing.
	 * @param operation what it does, such as {@code delete}
	 * @param code the code
	 * @throws Throwable as {@link #perform(String, Callable)} does
	 */
	public void perform(String operation, Task code) throws Throwable {
		perform(operation, () -> {
			code.run();
			return true;
		});
	}

	private <T> T performOnItsThread(Callable<T> code) throws Throwable {
		if (this.kind == Kind.PLAIN) {
			return code.call();
		}
		CompletableFuture<T> result = new CompletableFuture<>();
		synchronized (this) {
			this.result = result;
		}
		this.workers.execute(() -> work(code, result));
		try {
			return await(result);
		}
		catch (ExecutionException ex) {
			Throwable failure = (ex.getCause() != null) ? ex.getCause() : ex;
			throw (this.limit != null && isLate()) ? new OperationTimeoutException(this.limit, failure) : failure;
		}
	}

	private <T> void work(Callable<T> code, CompletableFuture<T> result) {
		try {
			begin();
			T value = code.call();
			end();
			result.complete(value);
		}
		catch (Throwable ex) {
			end();
			result.completeExceptionally(ex);
		}
		finally {
			if (isChange()) {
				// code that was left behind is done only now
				SharedReads.changed();
			}
		}
	}

	/**
	 * Waits for the worker as long as it may take; an interrupt of this thread is passed
	 * on to it.
	 */
	private <T> T await(CompletableFuture<T> result) throws ExecutionException, OperationTimeoutException {
		boolean interrupted = false;
		boolean late = false;
		long patience = (this.limit != null) ? this.limit.duration().toNanos() : Long.MAX_VALUE;
		try {
			while (true) {
				try {
					return result.get(this.start + patience - System.nanoTime(), TimeUnit.NANOSECONDS);
				}
				catch (InterruptedException ex) {
					interrupted = true;
					cancel(Duration.ZERO);
				}
				catch (TimeoutException ex) {
					Thread worker = timeOut();
					if (late) {
						throw abandon(worker, result);
					}
					late = true;
					patience = System.nanoTime() - this.start + this.settings.interruptGrace().toNanos();
				}
			}
		}
		finally {
			if (interrupted) {
				Thread.currentThread().interrupt();
			}
		}
	}

	private OperationTimeoutException abandon(@Nullable Thread worker, CompletableFuture<?> result) {
		TimeLimit limit = Objects.requireNonNull(this.limit);
		logger.warn("{} ignores the interruption at its deadline; Terraform is answered without it", limit.operation(),
				place(worker));
		result.whenComplete((value, failure) -> logger
			.warn("{} has ended after Terraform was told that it takes too long: what it did in the meantime is not in "
					+ "the state", limit.operation(), failure));
		return new OperationTimeoutException(limit, null);
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
			this.result.completeExceptionally(new ProcessEndingException(true));
		}
	}

	/**
	 * Begin nothing any more, for the process is about to end.
	 */
	synchronized void refuse() {
		this.refused = true;
	}

	private synchronized boolean isRefused() {
		return this.refused;
	}

	private synchronized void begin() throws InterruptedException {
		this.thread = Thread.currentThread();
		if (this.cancelled) {
			throw new InterruptedException("cancelled before it began");
		}
		if (this.timedOut) {
			this.thread.interrupt();
		}
	}

	/**
	 * Run something in author code that waits, and has sent nothing whose answer it waits
	 * for: a cancellation interrupts it at once.
	 * @param wait what to run, on the current thread
	 * @throws InterruptedException if the call has been cancelled before, or the thread
	 * is interrupted meanwhile
	 */
	public void idle(IdleWait wait) throws InterruptedException {
		Thread thread = Thread.currentThread();
		synchronized (this) {
			if (this.cancelled && !this.ended) {
				throw new InterruptedException("cancelled");
			}
			this.idle.add(thread);
		}
		try {
			wait.run();
		}
		finally {
			synchronized (this) {
				this.idle.remove(thread);
				if (this.woken.remove(thread) && !this.timedOut) {
					Thread.interrupted();
				}
			}
		}
	}

	/**
	 * Cancel the call, unless it has ended: nobody waits for its answer any more. Does
	 * not wait.
	 */
	public void cancel() {
		cancel(this.settings.cancelGrace());
	}

	/**
	 * Cancel the call, unless it has ended. Does not wait.
	 * @param patience how long code that changes something may go on before its thread is
	 * interrupted; other code is interrupted at once
	 */
	synchronized void cancel(Duration patience) {
		if (this.ended) {
			return;
		}
		this.cancelled = true;
		this.idle.forEach(Thread::interrupt);
		if (this.kind != Kind.CHANGE || patience.isZero()) {
			interrupt();
		}
		else {
			this.woken.addAll(this.idle);
			CompletableFuture.delayedExecutor(patience.toNanos(), TimeUnit.NANOSECONDS, Runnable::run)
				.execute(this::interruptUnlessEnded);
		}
	}

	/**
	 * Cancel and interrupt the call: nobody waits for its answer. Does not wait.
	 */
	public void abandon() {
		cancel(Duration.ZERO);
	}

	/**
	 * Interrupt a call whose patience is over.
	 */
	synchronized void interruptUnlessEnded() {
		if (!this.ended) {
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

	public synchronized boolean isCancelled() {
		return this.cancelled;
	}

	/**
	 * Return whether the time of the call is over.
	 */
	synchronized boolean isTimedOut() {
		return this.timedOut;
	}

	/**
	 * Return whether the call may read together with others: what changes something wants
	 * to see what it has done.
	 */
	boolean isSharingReads() {
		return this.settings.sharingReads() && !isChange();
	}

	/**
	 * Return whether the call may change something.
	 */
	boolean isChange() {
		return this.kind == Kind.CHANGE;
	}

	/**
	 * Run something for the request on another thread, maybe beyond its end.
	 */
	void fork(Runnable task) {
		this.workers.execute(task);
	}

	/**
	 * What author code does in a call.
	 */
	enum Kind {

		/**
		 * Neither changes anything nor has a time limit: runs on the thread of the call.
		 */
		PLAIN,

		/**
		 * Changes nothing and has a time limit: runs on a worker.
		 */
		LIMITED,

		/**
		 * Changes something: runs on a worker, and is interrupted late.
		 */
		CHANGE

	}

	/**
	 * Author code that returns nothing.
	 */
	@FunctionalInterface
	public interface Task {

		/**
		 * Run the code.
		 * @throws Exception whatever it throws
		 */
		void run() throws Exception;

	}

	/**
	 * Waits for something that is not the answer to a request.
	 */
	@FunctionalInterface
	public interface IdleWait {

		/**
		 * Wait.
		 * @throws InterruptedException if interrupted meanwhile
		 */
		void run() throws InterruptedException;

	}

}
