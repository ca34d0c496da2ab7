/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

import dev.tfprovider.operation.Operation;
import dev.tfprovider.operation.Waiter;
import org.jspecify.annotations.Nullable;

/**
 * Polls within the time of an operation, and tells it of progress.
 *
 * @param operation limits the time, and is told of progress
 * @param pollInterval replaces all intervals; {@code null} to leave them alone
 * @param intervals the intervals between polls
 * @param notFoundAllowed how often in a row the object may be missing
 * @param limit most time to wait, {@code null} for that of the operation
 */
record PollingWaiter(Operation operation, @Nullable Duration pollInterval, PollIntervals intervals, int notFoundAllowed,
		@Nullable Duration limit) implements Waiter {

	private static final int DEFAULT_NOT_FOUND = 20;

	/**
	 * Create a waiter that polls after a second, then less and less often, up to every 15
	 * seconds.
	 * @param operation limits the time, and is told of progress
	 * @param pollInterval replaces all intervals; {@code null} to leave them alone
	 */
	PollingWaiter(Operation operation, @Nullable Duration pollInterval) {
		this(operation, pollInterval, PollIntervals.DEFAULT, DEFAULT_NOT_FOUND, null);
	}

	@Override
	public Waiter every(Duration interval) {
		return with(PollIntervals.fixed(interval));
	}

	@Override
	public Waiter backingOff(Duration first, double factor, Duration longest) {
		return with(new PollIntervals(first, factor, longest));
	}

	private Waiter with(PollIntervals intervals) {
		return new PollingWaiter(this.operation, this.pollInterval, intervals, this.notFoundAllowed, this.limit);
	}

	@Override
	public Waiter allowNotFound(int times) {
		return new PollingWaiter(this.operation, this.pollInterval, this.intervals, times, this.limit);
	}

	@Override
	public Waiter atMost(Duration limit) {
		return new PollingWaiter(this.operation, this.pollInterval, this.intervals, this.notFoundAllowed, limit);
	}

	@Override
	public <T, E extends Exception> T until(Waiter.Poll<T, E> poll, Predicate<? super T> done) throws E {
		return find(poll, done, start("the condition"));
	}

	@Override
	public <T, S, E extends Exception> T untilState(Waiter.Poll<T, E> poll, Function<? super T, S> state,
			Set<? extends S> pending, Set<? extends S> target) throws E {
		WaitProgress wait = start("the state " + WaitProgress.text(target));
		return find(poll, (found) -> {
			S now = state.apply(found);
			wait.saw(String.valueOf(now));
			if (!target.contains(now) && !pending.isEmpty() && !pending.contains(now)) {
				throw wait.failed("It is in none of the states " + WaitProgress.text(pending) + " that lead there.",
						null);
			}
			return target.contains(now);
		}, wait);
	}

	@Override
	public <T, E extends Exception> void untilGone(Waiter.Poll<T, E> poll) throws E {
		WaitProgress wait = start("it to be gone");
		while (wait.looked(poll.look()).isPresent()) {
			wait.pause();
		}
	}

	private <T, E extends Exception> T find(Waiter.Poll<T, E> poll, Predicate<? super T> done, WaitProgress wait)
			throws E {
		int missing = 0;
		while (true) {
			Optional<T> found = wait.looked(poll.look());
			if (found.isPresent()) {
				missing = 0;
				if (done.test(found.get())) {
					return found.get();
				}
			}
			else {
				wait.saw("not found");
				missing++;
				if (missing > this.notFoundAllowed) {
					throw wait.failed("It does not exist.", null);
				}
			}
			wait.pause();
		}
	}

	private WaitProgress start(String goal) {
		Duration interval = this.pollInterval;
		return new WaitProgress(this.operation, goal,
				(interval != null) ? PollIntervals.fixed(interval) : this.intervals, this.limit);
	}

}
