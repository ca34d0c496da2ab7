/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.operation.Operation;
import dev.tfprovider.operation.Waiter;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import org.springframework.core.retry.RetryException;
import org.springframework.core.retry.RetryPolicy;
import org.springframework.core.retry.RetryTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class OperationRetryPolicyTests {

	private static final RetryPolicy THREE = RetryPolicy.builder().maxRetries(3).delay(Duration.ofMillis(1)).build();

	private static final RetryPolicy PATIENT = RetryPolicy.builder().maxRetries(3).delay(Duration.ofHours(1)).build();

	private final AtomicInteger attempts = new AtomicInteger();

	@Test
	void whenTimeIsUnlimitedRetriesAsThePolicySays() {
		assertThat(attempts(new Call(null, false), THREE)).isEqualTo(4);
	}

	@Test
	void whenTimeIsLongRetriesAsThePolicySays() {
		assertThat(attempts(new Call(Duration.ofHours(9), false), THREE)).isEqualTo(4);
	}

	@Test
	void whenTheNextWaitIsTooLongGivesUpAtOnce() {
		assertThat(attempts(new Call(Duration.ofMinutes(1), false), PATIENT)).isEqualTo(1);
	}

	@Test
	void whenTimeIsOverGivesUpAtOnce() {
		assertThat(attempts(new Call(Duration.ZERO, false), THREE)).isEqualTo(1);
	}

	@Test
	void whenCancelledGivesUpAtOnce() {
		assertThat(attempts(new Call(null, true), PATIENT)).isEqualTo(1);
	}

	@Test
	void whenThePolicyRefusesGivesUpAtOnce() {
		RetryPolicy none = RetryPolicy.builder().excludes(IllegalStateException.class).build();
		assertThat(attempts(new Call(null, false), none)).isEqualTo(1);
	}

	@Test
	void shorterTimeCounts() {
		RetryPolicy minute = RetryPolicy.builder().timeout(Duration.ofMinutes(1)).build();
		assertThat(timeout(null, minute)).isEqualTo(Duration.ofMinutes(1));
		assertThat(timeout(Duration.ofHours(1), minute)).isEqualTo(Duration.ofMinutes(1));
		assertThat(timeout(Duration.ofSeconds(1), minute)).isEqualTo(Duration.ofSeconds(1));
		assertThat(timeout(Duration.ofHours(1), THREE)).isEqualTo(Duration.ofHours(1));
		assertThat(timeout(null, THREE)).isEqualTo(Duration.ZERO);
		assertThat(timeout(Duration.ZERO, THREE)).isPositive();
	}

	private static Duration timeout(@Nullable Duration left, RetryPolicy policy) {
		return OperationRetryPolicy.within(new Call(left, false), policy).getTimeout();
	}

	private int attempts(Operation call, RetryPolicy policy) {
		RetryTemplate template = new RetryTemplate(OperationRetryPolicy.within(call, policy));
		assertThatExceptionOfType(RetryException.class).isThrownBy(() -> template.execute(() -> {
			this.attempts.incrementAndGet();
			throw new IllegalStateException("busy");
		}));
		return this.attempts.get();
	}

	private record Call(@Nullable Duration left, boolean cancelled) implements Operation {

		@Override
		public Diagnostics diagnostics() {
			return new Diagnostics();
		}

		@Override
		public Optional<Instant> deadline() {
			return timeLeft().map(Instant.EPOCH::plus);
		}

		@Override
		public Optional<Duration> timeLeft() {
			return Optional.ofNullable(this.left);
		}

		@Override
		public void progress(String message) {
		}

		@Override
		public Waiter waiter() {
			throw new UnsupportedOperationException();
		}

	}

}
