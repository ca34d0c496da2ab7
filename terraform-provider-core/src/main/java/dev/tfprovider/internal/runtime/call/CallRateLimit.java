/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.resource.RateLimited;
import org.jspecify.annotations.Nullable;

/**
 * Limits how many calls of one resource type run at once, and how many start within an
 * interval. Calls start in the order of their arrival; an interrupted call stops waiting.
 */
final class CallRateLimit {

	public static final CallRateLimit NONE = new CallRateLimit(0, null);

	/**
	 * The limits of a class in this process: provider blocks of one upstream count
	 * together, also where each has an application of its own.
	 */
	private static final ClassValue<Map<Upstream, CallRateLimit>> OF_UPSTREAMS = new ClassValue<>() {

		@Override
		protected Map<Upstream, CallRateLimit> computeValue(Class<?> type) {
			return new ConcurrentHashMap<>();
		}

	};

	private final @Nullable Semaphore permits;

	private final @Nullable SlidingWindowLimit window;

	private @Nullable Class<?> implementation;

	CallRateLimit(int concurrent, @Nullable SlidingWindowLimit window) {
		this.permits = (concurrent > 0) ? new Semaphore(concurrent, true) : null;
		this.window = window;
	}

	/**
	 * Read the limit of a resource from its class.
	 * @throws InvalidDeclarationException if the limit makes no sense
	 */
	static CallRateLimit of(ResourceDeclaration<?> resource) {
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
		CallRateLimit result = of(limit);
		result.implementation = resource.implementation();
		return result;
	}

	private static CallRateLimit of(RateLimited limit) {
		return new CallRateLimit(limit.concurrent(), (limit.calls() > 0) ? new SlidingWindowLimit(limit.calls(),
				limit.unit().toNanos(limit.interval()), SlidingWindowLimit.Time.SYSTEM) : null);
	}

	/**
	 * Return the limit that counts the calls of all sessions of the same upstream in this
	 * process.
	 * @param session a session, {@code null} for a call that no host makes
	 */
	CallRateLimit of(@Nullable ProviderSession session) {
		Class<?> implementation = this.implementation;
		if (implementation == null || session == null) {
			return this;
		}
		return OF_UPSTREAMS.get(implementation)
			.computeIfAbsent(session.upstream(), (upstream) -> of(implementation.getAnnotation(RateLimited.class)));
	}

	/**
	 * Run a call when it is its turn.
	 * @param idler waits, until cancelled
	 * @param call what to run
	 * @throws InterruptedException if cancelled or interrupted before
	 */
	<T extends @Nullable Object> T run(Idler idler, Callable<T> call) throws Exception {
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
