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

/**
 * Polls until something has reached a target state. Ends at the deadline of the call and
 * when the practitioner cancels. Looks after a second, then less and less often, up to
 * every 15 seconds, unless told otherwise. Get one from {@link Operation#waiter()}.
 * Immutable.
 */
public interface Waiter {

	/**
	 * Return a waiter with a fixed poll interval.
	 * @param interval time between two looks
	 * @return another waiter
	 */
	Waiter every(Duration interval);

	/**
	 * Return a waiter with growing poll intervals.
	 * @param first time between the first two looks
	 * @param factor what each interval is multiplied by, at least 1
	 * @param longest the interval that is not exceeded
	 * @return another waiter
	 */
	Waiter backingOff(Duration first, double factor, Duration longest);

	/**
	 * Return a waiter that does not give up at once where something does not exist, as
	 * services with several replicas may say right after it was created.
	 * @param times how many looks in a row may find nothing; 20 unless set
	 * @return another waiter
	 */
	Waiter allowNotFound(int times);

	/**
	 * Return a waiter with a time limit of its own.
	 * @param limit time for one wait; the deadline of the call counts as well
	 * @return another waiter
	 */
	Waiter atMost(Duration limit);

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
	<T, E extends Exception> T until(Poll<T, E> poll, Predicate<? super T> done) throws E;

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
	<T, S, E extends Exception> T untilState(Poll<T, E> poll, Function<? super T, S> state, Set<? extends S> pending,
			Set<? extends S> target) throws E;

	/**
	 * Wait until the object does not exist any more.
	 * @param poll takes a look
	 * @param <T> what is looked at
	 * @param <E> what goes wrong while looking
	 * @throws E as soon as a look fails
	 * @throws WaitException if it takes too long or was cancelled
	 */
	<T, E extends Exception> void untilGone(Poll<T, E> poll) throws E;

	/**
	 * Polls the current state of something that a {@link Waiter} waits for.
	 *
	 * @param <T> what is looked at
	 * @param <E> what goes wrong while looking; it ends the wait
	 */
	@FunctionalInterface
	interface Poll<T, E extends Exception> {

		/**
		 * Poll once.
		 * @return what is there; empty if it does not exist
		 * @throws E if the state cannot be determined
		 */
		Optional<T> look() throws E;

	}

}
