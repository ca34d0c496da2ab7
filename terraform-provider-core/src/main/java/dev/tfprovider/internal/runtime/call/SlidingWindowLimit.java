/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Limits the number of calls that start within any interval of a given length.
 */
final class SlidingWindowLimit {

	private final ReentrantLock turn = new ReentrantLock(true);

	private final long interval;

	private final Time time;

	private final long[] starts;

	private int next;

	private boolean full;

	SlidingWindowLimit(int calls, long interval, Time time) {
		this.starts = new long[calls];
		this.interval = interval;
		this.time = time;
	}

	/**
	 * Wait until a call may start. Who waits for the time keeps the turn, so that nobody
	 * is overtaken.
	 * @throws InterruptedException if interrupted before
	 */
	void enter() throws InterruptedException {
		this.turn.lockInterruptibly();
		try {
			long now = this.time.nanos();
			while (this.full && now - this.starts[this.next] < this.interval) {
				this.time.sleep(this.interval - (now - this.starts[this.next]));
				now = this.time.nanos();
			}
			this.starts[this.next] = now;
			this.next = (this.next + 1) % this.starts.length;
			this.full |= this.next == 0;
		}
		finally {
			this.turn.unlock();
		}
	}

	/**
	 * Gives the time.
	 */
	interface Time {

		/**
		 * The time of the machine.
		 */
		Time SYSTEM = new Time() {

			@Override
			public long nanos() {
				return System.nanoTime();
			}

			@Override
			public void sleep(long nanos) throws InterruptedException {
				TimeUnit.NANOSECONDS.sleep(nanos);
			}

		};

		long nanos();

		void sleep(long nanos) throws InterruptedException;

	}

}
