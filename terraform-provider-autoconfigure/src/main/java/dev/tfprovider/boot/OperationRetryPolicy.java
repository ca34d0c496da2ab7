/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot;

import java.time.Duration;

import dev.tfprovider.operation.Operation;

import org.springframework.core.retry.RetryPolicy;
import org.springframework.util.backoff.BackOff;

/**
 * Limits another retry policy to the deadline of the call, and stops when the
 * practitioner cancels. A method with
 * {@link org.springframework.resilience.annotation.Retryable @Retryable} does without:
 * the interruption at the deadline ends its waits.
 */
public final class OperationRetryPolicy implements RetryPolicy {

	private static final Duration NO_TIME = Duration.ofNanos(1_000_000);

	private final Operation operation;

	private final RetryPolicy policy;

	private OperationRetryPolicy(Operation operation, RetryPolicy policy) {
		this.operation = operation;
		this.policy = policy;
	}

	/**
	 * Return a policy for a {@link org.springframework.core.retry.RetryTemplate} that is
	 * used in one call.
	 * @param operation the call, such as the {@code data} of a method
	 * @param policy says what to retry, how often, and how long to wait
	 * @return the policy within the time of the call
	 */
	public static RetryPolicy within(Operation operation, RetryPolicy policy) {
		return new OperationRetryPolicy(operation, policy);
	}

	@Override
	public boolean shouldRetry(Throwable failure) {
		boolean hasTime = !this.operation.timeLeft().filter(Duration.ZERO::equals).isPresent();
		return hasTime && !this.operation.cancelled() && this.policy.shouldRetry(failure);
	}

	/**
	 * Return the time that is left, or that of the policy if it is shorter.
	 * @return the time, zero for no limit
	 */
	@Override
	public Duration getTimeout() {
		Duration own = this.policy.getTimeout();
		Duration left = this.operation.timeLeft()
			.map((time) -> (time.compareTo(NO_TIME) > 0) ? time : NO_TIME)
			.orElse(Duration.ZERO);
		if (own.isZero() || left.isZero()) {
			return own.isZero() ? left : own;
		}
		return (own.compareTo(left) < 0) ? own : left;
	}

	@Override
	public BackOff getBackOff() {
		return this.policy.getBackOff();
	}

}
