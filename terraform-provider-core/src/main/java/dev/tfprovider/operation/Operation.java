/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.operation;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.diagnostic.Diagnostics;

/**
 * Gives a call of author code access to its deadline, cancellation, progress and waiters.
 */
public interface Operation {

	/**
	 * Return the diagnostics of this call. Add warnings, or errors that should not end
	 * the method at once.
	 * @return the diagnostics, mutable
	 */
	Diagnostics diagnostics();

	/**
	 * Return whether Terraform wants the call to end soon. The thread of a create, an
	 * update or a delete is interrupted only some time later, so that a request that is
	 * on its way can be answered; other threads are interrupted at once.
	 * @return {@code true} once the practitioner has cancelled
	 */
	boolean cancelled();

	/**
	 * Sleep. Unlike any other sleep in a create, an update or a delete this one ends as
	 * soon as the practitioner cancels.
	 * @param time how long to sleep
	 * @throws InterruptedException if the call has been cancelled, before or meanwhile,
	 * or its time is over
	 */
	default void sleep(Duration time) throws InterruptedException {
		TimeUnit.NANOSECONDS.sleep(time.toNanos());
	}

	/**
	 * Return the deadline of the call, set by the practitioner or {@link Timeouts}. The
	 * thread is interrupted then.
	 * @return the point in time; empty if there is no limit
	 */
	Optional<Instant> deadline();

	/**
	 * Return the time left until the deadline.
	 * @return the time until the deadline, zero when it has passed; empty if there is no
	 * limit
	 */
	Optional<Duration> timeLeft();

	/**
	 * Report progress. Terraform shows that of actions to practitioners, and has no way
	 * to show any other: it is logged at INFO, which {@code TF_LOG_PROVIDER=INFO} makes
	 * visible.
	 * @param message one short sentence
	 */
	void progress(String message);

	/**
	 * Return a waiter that is limited to the time left.
	 * @return a waiter with the usual intervals
	 */
	Waiter waiter();

}
