/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.time.Duration;

/**
 * Holds the time limits for the exit of a process.
 *
 * @param whole until it is halted
 * @param changes of it, for running changes to end by themselves
 * @param calls of it, for running calls to end once they are interrupted
 * @param log of it, to say what hangs
 */
public record ExitGrace(Duration whole, Duration changes, Duration calls, Duration log) {

	/**
	 * For an end that a host asks for: half a second below its patience. It has heard of
	 * all changes then, or does not listen any more.
	 */
	public static final ExitGrace OF_HOST = new ExitGrace(Duration.ofMillis(1500), Duration.ZERO,
			Duration.ofMillis(300), Duration.ofMillis(150));

	/**
	 * For the end of a process whose host is gone: nothing of a provider is to run half a
	 * second after its host. It takes a tenth of a second to notice.
	 */
	public static final ExitGrace WITHOUT_HOST = new ExitGrace(Duration.ofMillis(400), Duration.ZERO,
			Duration.ofMillis(200), Duration.ofMillis(50));

	/**
	 * The same before the application has started: no call has been answered, so nothing
	 * is lost.
	 */
	public static final ExitGrace BEFORE_START = new ExitGrace(Duration.ofMillis(100), Duration.ZERO, Duration.ZERO,
			Duration.ofMillis(20));

	/**
	 * For an end by a signal or by the process itself. Whoever sends signals waits ten
	 * seconds or more, and a host that is still there wants answers: an object that it
	 * does not hear of is lost.
	 */
	public static final ExitGrace OTHERWISE = new ExitGrace(Duration.ofSeconds(5), Duration.ofMillis(1500),
			Duration.ofMillis(800), Duration.ofSeconds(1));

}
