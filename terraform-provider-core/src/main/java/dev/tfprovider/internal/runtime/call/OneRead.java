/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

import org.jspecify.annotations.Nullable;

/**
 * Something that one call reads, on its thread, and others get from it.
 *
 * @param <T> what is read
 */
final class OneRead<T extends @Nullable Object> {

	private final RunningCall running;

	private final long changes;

	private final Thread thread = Thread.currentThread();

	private final CompletableFuture<Optional<Result<T>>> result = new CompletableFuture<>();

	private volatile boolean abandoned;

	/**
	 * Begin a read.
	 * @param running the call that reads
	 * @param changes how often something had been changed before
	 */
	OneRead(RunningCall running, long changes) {
		this.running = running;
		this.changes = changes;
	}

	/**
	 * Return whether a call may have the result: nothing has been changed since, and it
	 * has not failed.
	 */
	boolean isGood(long changes) {
		return this.changes == changes && !this.abandoned && !this.result.isCompletedExceptionally();
	}

	/**
	 * Return whether the current thread reads already, and would wait for itself.
	 */
	boolean isMineAlready() {
		return this.thread == Thread.currentThread() && !this.result.isDone();
	}

	T perform(Callable<T> read) throws Exception {
		try {
			T value = read.call();
			this.result.complete(Optional.of(new Result<>(value)));
			return value;
		}
		catch (Throwable ex) {
			if (this.running.isCancelled() || this.running.isTimedOut()) {
				this.abandoned = true;
				this.result.complete(Optional.empty());
			}
			else {
				this.result.completeExceptionally(ex);
			}
			throw ex;
		}
	}

	/**
	 * Wait until it is read.
	 * @return what was read, empty if its call was to end before
	 * @throws InterruptedException if interrupted before
	 * @throws Exception what reading threw
	 */
	Optional<Result<T>> await() throws Exception {
		return await(this.result);
	}

	/**
	 * Wait for what somebody else computes.
	 * @throws InterruptedException if interrupted before
	 * @throws Exception what it failed with
	 */
	static <V> V await(CompletableFuture<V> result) throws Exception {
		try {
			return result.get();
		}
		catch (ExecutionException ex) {
			if (ex.getCause() instanceof Error error) {
				throw error;
			}
			throw (ex.getCause() instanceof Exception cause) ? cause : ex;
		}
	}

	/**
	 * What was read, maybe null.
	 */
	record Result<T extends @Nullable Object>(T value) {

	}

}
