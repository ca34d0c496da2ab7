/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.List;
import java.util.Optional;

/**
 * Logs the code that ended the process, if the provider's own code did: hosts only see
 * that the process does not respond.
 */
final class ExitReason {

	private ExitReason() {
	}

	static void print(PluginProcess process) {
		caller(ThreadLocation.all(), process.getClass().getName()).ifPresent((place) -> place.print(HclogLevel.ERROR,
				"The provider's own code ends the process: "
						+ place.authorsCall().map(StackTraceElement::toString).orElse("a library"),
				process.standardError()));
	}

	/**
	 * Find the thread that asked for the end, unless the process itself did.
	 */
	static Optional<ThreadLocation> caller(List<ThreadLocation> threads, String process) {
		return threads.stream()
			.filter((place) -> place.isExiting() && place.isWithin("java.lang.Runtime") && !place.isWithin(process))
			.findFirst();
	}

}
