/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.tfprovider.operation.Operation;
import dev.tfprovider.operation.WaitException;
import org.jspecify.annotations.Nullable;

/**
 * Tracks one wait of a {@link PollingWaiter}: the last state seen, the elapsed time and
 * the next interval.
 */
final class WaitProgress {

	private static final Duration SILENCE = Duration.ofMinutes(1);

	private final Operation operation;

	private final String goal;

	private final @Nullable Duration limit;

	private final long start = System.nanoTime();

	private PollIntervals intervals;

	private Duration told = Duration.ZERO;

	private int looks;

	private String last = "";

	WaitProgress(Operation operation, String goal, PollIntervals intervals, @Nullable Duration limit) {
		this.operation = operation;
		this.goal = goal;
		this.intervals = intervals;
		this.limit = limit;
	}

	static String text(Collection<?> states) {
		return states.stream().map(String::valueOf).sorted().collect(Collectors.joining(" or "));
	}

	<T> Optional<T> looked(Optional<T> found) {
		this.looks++;
		return found;
	}

	void saw(String state) {
		if (!state.equals(this.last)) {
			this.last = state;
			tell();
		}
	}

	private void tell() {
		this.told = elapsed();
		this.operation.progress("Waiting for " + this.goal + " for " + this.told.toSeconds() + " s" + seen());
	}

	/**
	 * Sleep until the next poll, leaving time for a last one before the deadline.
	 */
	void pause() {
		if (this.operation.cancelled()) {
			throw failed("It was cancelled.", new InterruptedException("cancelled"));
		}
		Duration interval = this.intervals.first();
		Duration left = left();
		if (left != null && left.compareTo(interval) <= 0) {
			interval = left.minus(left.dividedBy(10));
			if (left.isZero() || left.isNegative()) {
				throw failed("It took too long.", null);
			}
		}
		if (elapsed().minus(this.told).compareTo(SILENCE) >= 0) {
			tell();
		}
		try {
			this.operation.sleep(interval);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw failed(this.operation.cancelled() ? "It was cancelled." : "It took too long.", ex);
		}
		this.intervals = this.intervals.rest();
	}

	WaitException failed(String reason, @Nullable Throwable cause) {
		return new WaitException("Waited %s s for %s, looked %s times%s. %s".formatted(elapsed().toSeconds(), this.goal,
				this.looks, seen(), reason), cause);
	}

	private String seen() {
		return this.last.isEmpty() ? "" : "; last seen: " + this.last;
	}

	private Duration elapsed() {
		return Duration.ofNanos(System.nanoTime() - this.start);
	}

	private @Nullable Duration left() {
		Duration call = this.operation.timeLeft().orElse(null);
		Duration own = (this.limit != null) ? this.limit.minus(elapsed()) : null;
		if (call == null || own == null) {
			return (call != null) ? call : own;
		}
		return (own.compareTo(call) < 0) ? own : call;
	}

}
