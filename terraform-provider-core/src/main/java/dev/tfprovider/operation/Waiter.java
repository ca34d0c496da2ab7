/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.operation;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

import org.jspecify.annotations.Nullable;

/**
 * Polls until something has reached a target state. Ends at the deadline of the call and
 * when the practitioner cancels. Get one from {@link Operation#waiter()}. Immutable.
 */
public final class Waiter {

	private static final int DEFAULT_NOT_FOUND = 20;

	private final Operation operation;

	private final @Nullable Duration pollInterval;

	private final PollIntervals intervals;

	private final int notFoundAllowed;

	private final @Nullable Duration limit;

	/**
	 * Create a waiter that polls after a second, then less and less often, up to every 15
	 * seconds.
	 * @param operation limits the time, and is told of progress
	 * @param pollInterval replaces all intervals; {@code null} to leave them alone
	 */
	public Waiter(Operation operation, @Nullable Duration pollInterval) {
		this(operation, pollInterval, PollIntervals.DEFAULT, DEFAULT_NOT_FOUND, null);
	}

	private Waiter(Operation operation, @Nullable Duration pollInterval, PollIntervals intervals, int notFoundAllowed,
			@Nullable Duration limit) {
		this.operation = operation;
		this.pollInterval = pollInterval;
		this.intervals = intervals;
		this.notFoundAllowed = notFoundAllowed;
		this.limit = limit;
	}

	/**
	 * Return a waiter with a fixed poll interval.
	 * @param interval time between two looks
	 * @return another waiter
	 */
	public Waiter every(Duration interval) {
		return with(PollIntervals.fixed(interval));
	}

	/**
	 * Return a waiter with growing poll intervals.
	 * @param first time between the first two looks
	 * @param factor what each interval is multiplied by, at least 1
	 * @param longest the interval that is not exceeded
	 * @return another waiter
	 */
	public Waiter backingOff(Duration first, double factor, Duration longest) {
		return with(new PollIntervals(first, factor, longest));
	}

	private Waiter with(PollIntervals intervals) {
		return new Waiter(this.operation, this.pollInterval, intervals, this.notFoundAllowed, this.limit);
	}

	/**
	 * Return a waiter that does not give up at once where something does not exist, as
	 * services with several replicas may say right after it was created.
	 * @param times how many looks in a row may find nothing; 20 unless set
	 * @return another waiter
	 */
	public Waiter allowNotFound(int times) {
		return new Waiter(this.operation, this.pollInterval, this.intervals, times, this.limit);
	}

	/**
	 * Return a waiter with a time limit of its own.
	 * @param limit time for one wait; the deadline of the call counts as well
	 * @return another waiter
	 */
	public Waiter atMost(Duration limit) {
		return new Waiter(this.operation, this.pollInterval, this.intervals, this.notFoundAllowed, limit);
	}

	/**
	 * Wait until a condition holds.
	 * @param poll takes a look
	 * @param done whether what was found is as it should be
	 * @param <T> what is looked at
	 * @param <E> what goes wrong while looking
	 * @return what was found last
	 * @throws E as soon as a look fails
	 * @throws WaitException if it takes too long, does not exist, or was cancelled
	 */
	public <T, E extends Exception> T until(Poll<T, E> poll, Predicate<? super T> done) throws E {
		return find(poll, done, start("the condition"));
	}

	/**
	 * Wait until one of some states is reached.
	 * @param poll takes a look
	 * @param state tells the state of what was found
	 * @param pending the states on the way; any other ends the wait. Empty to accept all
	 * @param target the states to wait for
	 * @param <T> what is looked at
	 * @param <S> its state
	 * @param <E> what goes wrong while looking
	 * @return what was found last, in a target state
	 * @throws E as soon as a look fails
	 * @throws WaitException if it takes too long, is in another state, does not exist, or
	 * was cancelled
	 */
	public <T, S, E extends Exception> T untilState(Poll<T, E> poll, Function<? super T, S> state,
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

	/**
	 * Wait until the object does not exist any more.
	 * @param poll takes a look
	 * @param <T> what is looked at
	 * @param <E> what goes wrong while looking
	 * @throws E as soon as a look fails
	 * @throws WaitException if it takes too long or was cancelled
	 */
	public <T, E extends Exception> void untilGone(Poll<T, E> poll) throws E {
		WaitProgress wait = start("it to be gone");
		while (wait.looked(poll.look()).isPresent()) {
			wait.pause();
		}
	}

	private <T, E extends Exception> T find(Poll<T, E> poll, Predicate<? super T> done, WaitProgress wait) throws E {
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
