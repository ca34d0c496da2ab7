/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.resource.RateLimited;
import dev.tfprovider.resource.ResourceDeclaration;
import org.jspecify.annotations.Nullable;

/**
 * Limits how many calls of one resource type run at once, and how many start within an
 * interval. Calls start in the order of their arrival; an interrupted call stops waiting.
 */
public final class CallRateLimit {

	public static final CallRateLimit NONE = new CallRateLimit(0, null);

	private final @Nullable Semaphore permits;

	private final @Nullable SlidingWindowLimit window;

	CallRateLimit(int concurrent, @Nullable SlidingWindowLimit window) {
		this.permits = (concurrent > 0) ? new Semaphore(concurrent, true) : null;
		this.window = window;
	}

	/**
	 * Read the limit of a resource from its class.
	 * @throws InvalidDeclarationException if the limit makes no sense
	 */
	public static CallRateLimit of(ResourceDeclaration<?> resource) {
		RateLimited limit = resource.implementation().getAnnotation(RateLimited.class);
		if (limit == null) {
			return NONE;
		}
		boolean valid = limit.concurrent() >= 0 && limit.calls() >= 0 && limit.concurrent() + limit.calls() > 0
				&& limit.interval() > 0;
		if (!valid) {
			throw new InvalidDeclarationException(
					"The limits in @RateLimited of the resource '" + resource.name() + "' ("
							+ resource.implementation().getName() + ") make no sense",
					"Give a positive number of concurrent calls, or of calls and the interval they may start in.");
		}
		return new CallRateLimit(limit.concurrent(), (limit.calls() > 0) ? new SlidingWindowLimit(limit.calls(),
				limit.unit().toNanos(limit.interval()), SlidingWindowLimit.Time.SYSTEM) : null);
	}

	/**
	 * Run a call when it is its turn.
	 * @param idler waits, until cancelled
	 * @param call what to run
	 * @throws InterruptedException if cancelled or interrupted before
	 */
	public <T extends @Nullable Object> T run(Idler idler, Callable<T> call) throws Exception {
		if (this.permits != null) {
			idler.idle(this.permits::acquire);
		}
		try {
			if (this.window != null) {
				idler.idle(this.window::enter);
			}
			return call.call();
		}
		finally {
			if (this.permits != null) {
				this.permits.release();
			}
		}
	}

	/**
	 * Waits for a turn, such as a running call.
	 */
	@FunctionalInterface
	public interface Idler {

		/**
		 * Wait.
		 * @param wait what to wait for
		 * @throws InterruptedException if interrupted or cancelled meanwhile
		 */
		void idle(RunningCall.IdleWait wait) throws InterruptedException;

	}

}
