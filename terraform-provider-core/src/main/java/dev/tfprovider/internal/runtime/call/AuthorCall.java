/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.operation.BatchReader;
import dev.tfprovider.operation.Operation;
import dev.tfprovider.operation.Waiter;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Base class of the calls of author code: gives it diagnostics, cancellation, deadline
 * and progress.
 */
public abstract class AuthorCall implements Operation {

	private static final Logger logger = LoggerFactory.getLogger(Operation.class);

	private final RunningCall running;

	public AuthorCall(RunningCall running) {
		this.running = running;
	}

	/**
	 * Return the call into author code, which has its time and its cancellation.
	 */
	public final RunningCall running() {
		return this.running;
	}

	/**
	 * Return what the module says to the provider.
	 */
	public final ProviderMetaValue meta() {
		return this.running.scope().providerMeta();
	}

	@Override
	public final Diagnostics diagnostics() {
		return this.running.scope().diagnostics();
	}

	@Override
	public final boolean cancelled() {
		return this.running.isCancelled();
	}

	@Override
	public final void sleep(Duration time) throws InterruptedException {
		this.running.idle(() -> TimeUnit.NANOSECONDS.sleep(time.toNanos()));
	}

	@Override
	public final Optional<Instant> deadline() {
		return Optional.ofNullable(this.running.deadline());
	}

	@Override
	public final Optional<Duration> timeLeft() {
		return Optional.ofNullable(this.running.timeLeft());
	}

	@Override
	public void progress(String message) {
		logger.info(message);
	}

	@Override
	public final Waiter waiter() {
		return new PollingWaiter(this, this.running.pollInterval());
	}

	@Override
	public final <I, T> Optional<T> read(BatchReader<I, T> reader, I id) throws Exception {
		return SharedReads.batch(this.running, reader, id);
	}

	@Override
	public final <T extends @Nullable Object> T readOnce(Object key, Callable<T> read) throws Exception {
		return SharedReads.once(this.running, key, read);
	}

}
