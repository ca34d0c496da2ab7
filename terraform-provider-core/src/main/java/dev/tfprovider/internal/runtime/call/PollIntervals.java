/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.time.Duration;

/**
 * Computes the intervals between polls: each is longer than the one before, up to a
 * maximum.
 *
 * @param first the next interval
 * @param factor what each interval is multiplied by, at least 1
 * @param longest the interval that is not exceeded
 */
record PollIntervals(Duration first, double factor, Duration longest) {

	static final PollIntervals DEFAULT = new PollIntervals(Duration.ofSeconds(1), 1.5, Duration.ofSeconds(15));

	PollIntervals {
		if (first.isNegative() || longest.compareTo(first) < 0 || !(factor >= 1)) {
			throw new IllegalArgumentException(
					"Intervals must not be negative and must not shrink: first %s, factor %s, longest %s"
						.formatted(first, factor, longest));
		}
	}

	static PollIntervals fixed(Duration interval) {
		return new PollIntervals(interval, 1, interval);
	}

	/**
	 * Return the intervals after the first one.
	 */
	PollIntervals rest() {
		double nanos = Math.min(this.first.toNanos() * this.factor, this.longest.toNanos());
		return new PollIntervals(Duration.ofNanos((long) nanos), this.factor, this.longest);
	}

}
