/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

import dev.tfprovider.operation.WaitException;
import dev.tfprovider.operation.Waiter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link PollingWaiter}.
 */
class PollingWaiterTests {

	private static final Set<String> PENDING = Set.of("creating", "starting");

	private static final Set<String> TARGET = Set.of("running");

	private final FakeOperation operation = new FakeOperation();

	@AfterEach
	void noInterruptIsLeft() {
		assertThat(Thread.interrupted()).isFalse();
	}

	@Test
	void untilReturnsWhatIsAsItShouldBe() {
		Looks looks = new Looks("1", "2", "3", "4");
		assertThat(this.operation.waiter().until(looks::next, "3"::equals)).isEqualTo("3");
		assertThat(looks.left()).containsExactly("4");
	}

	@Test
	void untilWhenItIsSoAlreadyLooksOnce() {
		Looks looks = new Looks("1", "2");
		assertThat(this.operation.timeLeft(Duration.ZERO).waiter().until(looks::next, "1"::equals)).isEqualTo("1");
		assertThat(looks.left()).containsExactly("2");
	}

	@Test
	void untilWhenTheTimeIsOverSaysHowOftenItLooked() {
		Looks looks = new Looks("1", "2", "3");
		this.operation.timeLeft(Duration.ofSeconds(9), Duration.ZERO);
		assertThatExceptionOfType(WaitException.class)
			.isThrownBy(() -> this.operation.waiter().until(looks::next, "3"::equals))
			.withMessage("Waited 0 s for the condition, looked 2 times. It took too long.")
			.withNoCause();
	}

	@Test
	void untilNeverTellsWhatItFound() {
		Looks looks = new Looks("secret");
		this.operation.timeLeft(Duration.ZERO);
		assertThatExceptionOfType(WaitException.class)
			.isThrownBy(() -> this.operation.waiter().until(looks::next, "3"::equals))
			.satisfies((ex) -> assertThat(ex).hasMessageNotContaining("secret"));
		assertThat(this.operation.progress()).isEmpty();
	}

	@Test
	void untilStateTellsEachNewState() {
		Looks looks = new Looks("creating", "creating", "starting", "running");
		String found = this.operation.waiter().untilState(looks::next, Function.identity(), PENDING, TARGET);
		assertThat(found).isEqualTo("running");
		assertThat(this.operation.progress()).containsExactly(
				"Waiting for the state running for 0 s; last seen: creating",
				"Waiting for the state running for 0 s; last seen: starting",
				"Waiting for the state running for 0 s; last seen: running");
	}

	@Test
	void untilStateWhenTheTimeIsOverNamesTheLastState() {
		Looks looks = new Looks("creating", "starting", "running");
		this.operation.timeLeft(Duration.ofSeconds(9), Duration.ZERO);
		assertThatExceptionOfType(WaitException.class)
			.isThrownBy(() -> this.operation.waiter().untilState(looks::next, Function.identity(), PENDING, TARGET))
			.withMessage("Waited 0 s for the state running, looked 2 times; last seen: starting. It took too long.");
	}

	@Test
	void untilStateWhenTheStateLeadsNowhereEndsAtOnce() {
		Looks looks = new Looks("creating", "failed", "running");
		assertThatExceptionOfType(WaitException.class)
			.isThrownBy(() -> this.operation.waiter().untilState(looks::next, Function.identity(), PENDING, TARGET))
			.withMessage("Waited 0 s for the state running, looked 2 times; last seen: failed. "
					+ "It is in none of the states creating or starting that lead there.");
		assertThat(looks.left()).containsExactly("running");
	}

	@Test
	void untilStateWithoutPendingStatesAcceptsAll() {
		Looks looks = new Looks("a", "b", "running");
		assertThat(this.operation.waiter().untilState(looks::next, Function.identity(), Set.of(), TARGET))
			.isEqualTo("running");
	}

	@Test
	void untilStateAcceptsEachTarget() {
		Looks looks = new Looks("creating", "stopped");
		assertThat(this.operation.waiter()
			.untilState(looks::next, Function.identity(), PENDING, Set.of("running", "stopped"))).isEqualTo("stopped");
	}

	@Test
	void notFoundIsToleratedForAWhile() {
		Looks looks = new Looks("", "", "creating", "", "", "running");
		assertThat(
				this.operation.waiter().allowNotFound(2).untilState(looks::next, Function.identity(), PENDING, TARGET))
			.isEqualTo("running");
	}

	@Test
	void notFoundTooOftenInARowEnds() {
		Looks looks = new Looks("", "creating", "", "", "running");
		assertThatExceptionOfType(WaitException.class)
			.isThrownBy(() -> this.operation.waiter()
				.allowNotFound(1)
				.untilState(looks::next, Function.identity(), PENDING, TARGET))
			.withMessage("Waited 0 s for the state running, looked 4 times; last seen: not found. It does not exist.");
		assertThat(looks.left()).containsExactly("running");
	}

	@Test
	void untilGoneEndsWhenNothingIsFound() {
		Looks looks = new Looks("deleting", "deleting", "", "other");
		this.operation.waiter().untilGone(looks::next);
		assertThat(looks.left()).containsExactly("other");
	}

	@Test
	void untilGoneWhenTheTimeIsOverFails() {
		Looks looks = new Looks("deleting", "deleting");
		this.operation.timeLeft(Duration.ZERO);
		assertThatExceptionOfType(WaitException.class).isThrownBy(() -> this.operation.waiter().untilGone(looks::next))
			.withMessage("Waited 0 s for it to be gone, looked 1 times. It took too long.");
	}

	@Test
	void failureOfALookEndsTheWait() {
		IOException failure = new IOException("down");
		assertThatExceptionOfType(IOException.class).isThrownBy(() -> this.operation.waiter().until(() -> {
			throw failure;
		}, (found) -> true)).isSameAs(failure);
	}

	@Test
	void cancellationEndsTheWaitAndKeepsTheInterrupt() {
		assertThatExceptionOfType(WaitException.class)
			.isThrownBy(() -> new PollingWaiter(this.operation, null).every(Duration.ofHours(1)).untilState(() -> {
				this.operation.cancel();
				return Optional.of("creating");
			}, Function.identity(), PENDING, TARGET))
			.withMessage("Waited 0 s for the state running, looked 1 times; last seen: creating. It was cancelled.")
			.withCauseInstanceOf(InterruptedException.class);
		assertThat(Thread.interrupted()).isTrue();
	}

	@Test
	void interruptionWithoutCancellationIsTheDeadline() {
		assertThatExceptionOfType(WaitException.class)
			.isThrownBy(() -> new PollingWaiter(this.operation, null).every(Duration.ofHours(1)).until(() -> {
				Thread.currentThread().interrupt();
				return Optional.of("x");
			}, (found) -> false))
			.withMessage("Waited 0 s for the condition, looked 1 times. It took too long.")
			.withCauseInstanceOf(InterruptedException.class);
		assertThat(Thread.interrupted()).isTrue();
	}

	@Test
	void pollIntervalReplacesAllIntervals() {
		Looks looks = new Looks("1", "2", "3");
		assertThat(this.operation.waiter()
			.every(Duration.ofDays(1))
			.backingOff(Duration.ofDays(1), 2, Duration.ofDays(9))
			.until(looks::next, "3"::equals)).isEqualTo("3");
	}

	/**
	 * Only then does the call know that it is late, and say so.
	 */
	@Test
	void waitLastsUntilNoTimeIsLeftAtAll() {
		Looks looks = new Looks("1", "2", "3", "4");
		this.operation.timeLeft(Duration.ofNanos(900_000), Duration.ofNanos(1), Duration.ZERO);
		assertThatExceptionOfType(WaitException.class)
			.isThrownBy(() -> this.operation.waiter().until(looks::next, "4"::equals))
			.withMessageEndingWith("looked 3 times. It took too long.");
	}

	@Test
	void ownLimitEndsTheWait() {
		Looks looks = new Looks("1", "2", "3");
		assertThatExceptionOfType(WaitException.class)
			.isThrownBy(() -> this.operation.waiter().atMost(Duration.ZERO).until(looks::next, "3"::equals))
			.withMessageEndingWith("It took too long.");
	}

	@Test
	void longestOfTwoLimitsDoesNotCount() {
		Looks looks = new Looks("1", "2", "3");
		this.operation.timeLeft(Duration.ZERO);
		assertThatExceptionOfType(WaitException.class)
			.isThrownBy(() -> this.operation.waiter().atMost(Duration.ofDays(1)).until(looks::next, "3"::equals))
			.withMessageEndingWith("It took too long.");
	}

	@Test
	void intervalsGrowUpToTheLongest() {
		PollIntervals intervals = new PollIntervals(Duration.ofSeconds(1), 3, Duration.ofSeconds(5));
		assertThat(intervals.rest().first()).isEqualTo(Duration.ofSeconds(3));
		assertThat(intervals.rest().rest().first()).isEqualTo(Duration.ofSeconds(5));
		assertThat(intervals.rest().rest().rest().first()).isEqualTo(Duration.ofSeconds(5));
	}

	@Test
	void intervalsThatShrinkAreRefused() {
		Waiter waiter = this.operation.waiter();
		assertThatIllegalArgumentException().isThrownBy(() -> waiter.every(Duration.ofSeconds(-1)));
		assertThatIllegalArgumentException()
			.isThrownBy(() -> waiter.backingOff(Duration.ofSeconds(2), 1, Duration.ofSeconds(1)));
		assertThatIllegalArgumentException()
			.isThrownBy(() -> waiter.backingOff(Duration.ofSeconds(1), 0.5, Duration.ofSeconds(2)));
		assertThatIllegalArgumentException()
			.isThrownBy(() -> waiter.backingOff(Duration.ofSeconds(1), Double.NaN, Duration.ofSeconds(2)));
	}

	@Test
	void negativeSettingsAreRefused() {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> new OperationSettings(Duration.ofMillis(-1), Duration.ZERO));
		assertThatIllegalArgumentException().isThrownBy(() -> new OperationSettings(null, Duration.ofMillis(-1)));
	}

	/**
	 * What is seen, one after the other; the empty text stands for nothing.
	 */
	private static final class Looks {

		private final Deque<String> states;

		Looks(String... states) {
			this.states = new ArrayDeque<>(List.of(states));
		}

		Optional<String> next() {
			return Optional.of(this.states.remove()).filter((state) -> !state.isEmpty());
		}

		Deque<String> left() {
			return this.states;
		}

	}

}
