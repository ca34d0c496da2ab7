/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.operation.Operation;
import dev.tfprovider.operation.Waiter;

/**
 * An operation whose time passes as a test says.
 */
final class FakeOperation implements Operation {

	private final Deque<Duration> timeLeft = new ArrayDeque<>();

	private final List<String> progress = new ArrayList<>();

	private boolean cancelled;

	/**
	 * Let the time that is left be this, one after the other; the last one stays.
	 */
	FakeOperation timeLeft(Duration... left) {
		this.timeLeft.addAll(List.of(left));
		return this;
	}

	void cancel() {
		this.cancelled = true;
		Thread.currentThread().interrupt();
	}

	List<String> progress() {
		return this.progress;
	}

	@Override
	public Diagnostics diagnostics() {
		return new Diagnostics();
	}

	@Override
	public boolean cancelled() {
		return this.cancelled;
	}

	@Override
	public Optional<Instant> deadline() {
		return timeLeft().map(Instant.EPOCH::plus);
	}

	@Override
	public Optional<Duration> timeLeft() {
		return (this.timeLeft.size() > 1) ? Optional.of(this.timeLeft.remove())
				: Optional.ofNullable(this.timeLeft.peek());
	}

	@Override
	public void progress(String message) {
		this.progress.add(message);
	}

	@Override
	public Waiter waiter() {
		return new PollingWaiter(this, Duration.ZERO);
	}

}
