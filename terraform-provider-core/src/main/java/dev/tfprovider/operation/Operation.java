/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.operation;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.diagnostic.Diagnostics;
import org.jspecify.annotations.Nullable;

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

	/**
	 * Read an object together with those that other calls of this provider block read.
	 * The upstream is asked after this method has been called. What changes something,
	 * such as {@code create}, waits for nobody and reads its object by itself.
	 * @param reader reads the objects, the same one in all calls
	 * @param id the identifier of the object
	 * @param <I> the identifier of an object
	 * @param <T> what the upstream answers for an object
	 * @return the object, empty if it does not exist
	 * @throws Exception if the upstream could not be asked
	 */
	default <I, T> Optional<T> read(BatchReader<I, T> reader, I id) throws Exception {
		return reader.readOne(id);
	}

	/**
	 * Read something once for all calls of this provider block: those that want it while
	 * it is read wait for it, later ones get what was read. It is read anew once this
	 * provider has changed something, through any of its provider blocks that are served
	 * by the same process. What changes something, such as {@code create}, always reads
	 * it anew, for itself alone. What others change is not seen, so read what stays as it
	 * is while Terraform plans and applies. A failure is that of all calls that wait, and
	 * is not kept.
	 * @param key what is read, with {@code equals} and {@code hashCode}; make it of a
	 * record of your own, as all types of the provider share the keys
	 * @param read reads it
	 * @param <T> what is read; treat it as immutable
	 * @return what was read
	 * @throws Exception what reading threw
	 */
	default <T extends @Nullable Object> T readOnce(Object key, Callable<T> read) throws Exception {
		return read.call();
	}

}
