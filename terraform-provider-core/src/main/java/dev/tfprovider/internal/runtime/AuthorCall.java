/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.operation.Operation;
import dev.tfprovider.operation.Waiter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What every call of author code is told.
 */
abstract class AuthorCall implements Operation {

	private static final Logger logger = LoggerFactory.getLogger(Operation.class);

	private final CallSurroundings surroundings;

	AuthorCall(CallSurroundings surroundings) {
		this.surroundings = surroundings;
	}

	final CallSurroundings surroundings() {
		return this.surroundings;
	}

	@Override
	public final Diagnostics diagnostics() {
		return this.surroundings.diagnostics();
	}

	@Override
	public final boolean cancelled() {
		return this.surroundings.running().isCancelled();
	}

	@Override
	public final void sleep(Duration time) throws InterruptedException {
		this.surroundings.running().idle(() -> TimeUnit.NANOSECONDS.sleep(time.toNanos()));
	}

	@Override
	public final Optional<Instant> deadline() {
		return Optional.ofNullable(this.surroundings.running().deadline());
	}

	@Override
	public final Optional<Duration> timeLeft() {
		return Optional.ofNullable(this.surroundings.running().timeLeft());
	}

	@Override
	public final void progress(String message) {
		logger.info(message);
	}

	@Override
	public final Waiter waiter() {
		return new Waiter(this, this.surroundings.pollInterval());
	}

}
