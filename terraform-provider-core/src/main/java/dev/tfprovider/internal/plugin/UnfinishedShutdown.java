/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.PrintStream;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Logs what prevents an orderly exit: the bean or hook that hangs, by the location of its
 * thread.
 */
final class UnfinishedShutdown {

	/**
	 * Name of the thread that ends the process in order.
	 */
	static final String EXIT_THREAD = "provider-exit";

	private static final Set<String> CLOSING = Set.of(EXIT_THREAD, "SpringApplicationShutdownHook");

	private UnfinishedShutdown() {
	}

	static void print(PrintStream standardError) {
		for (ThreadLocation place : hanging(ThreadLocation.all())) {
			place.print(HclogLevel.WARN, "The provider does not end in order and is halted: "
					+ place.authorsCall().orElseThrow() + " has not returned", standardError);
		}
	}

	/**
	 * Return the threads that close the context, or else those that may be hooks, which
	 * have no mark of their own.
	 */
	static List<ThreadLocation> hanging(List<ThreadLocation> threads) {
		List<ThreadLocation> closing = authors(threads, (place) -> CLOSING.contains(place.thread().getName()));
		return closing.isEmpty() ? authors(threads, (place) -> !place.thread().isDaemon()) : closing;
	}

	private static List<ThreadLocation> authors(List<ThreadLocation> threads, Predicate<ThreadLocation> condition) {
		return threads.stream()
			.filter(condition)
			.filter((place) -> !place.isExiting() && place.authorsCall().isPresent())
			.toList();
	}

}
