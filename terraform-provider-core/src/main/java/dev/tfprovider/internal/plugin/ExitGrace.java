/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.time.Duration;

/**
 * How long the end of a process may take.
 *
 * @param whole until it is halted
 * @param calls of it, for running calls to end
 * @param log of it, to say what hangs
 */
public record ExitGrace(Duration whole, Duration calls, Duration log) {

	/**
	 * For an end that a host asks for: half a second below its patience.
	 */
	public static final ExitGrace OF_HOST = new ExitGrace(Duration.ofMillis(1500), Duration.ofMillis(300),
			Duration.ofMillis(150));

	/**
	 * For an end by a signal or by the process itself. Whoever sends signals waits ten
	 * seconds or more, and a host that is still there wants answers.
	 */
	public static final ExitGrace OTHERWISE = new ExitGrace(Duration.ofSeconds(5), Duration.ofSeconds(1),
			Duration.ofSeconds(1));

}
