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
 * Says what kept a process from ending in order: the bean or hook that hangs, by where
 * its thread is.
 */
final class UnfinishedEnd {

	/**
	 * Name of the thread that ends the process in order.
	 */
	static final String EXIT_THREAD = "provider-exit";

	private static final Set<String> CLOSING = Set.of(EXIT_THREAD, "SpringApplicationShutdownHook");

	private UnfinishedEnd() {
	}

	static void print(PrintStream standardError) {
		for (ThreadPlace place : hanging(ThreadPlace.all())) {
			place.print(HclogLevel.WARN, "The provider does not end in order and is halted: "
					+ place.authorsCall().orElseThrow() + " has not returned", standardError);
		}
	}

	/**
	 * Return the threads that close the context, or else those that may be hooks, which
	 * have no mark of their own.
	 */
	static List<ThreadPlace> hanging(List<ThreadPlace> threads) {
		List<ThreadPlace> closing = authors(threads, (place) -> CLOSING.contains(place.thread().getName()));
		return closing.isEmpty() ? authors(threads, (place) -> !place.thread().isDaemon()) : closing;
	}

	private static List<ThreadPlace> authors(List<ThreadPlace> threads, Predicate<ThreadPlace> condition) {
		return threads.stream()
			.filter(condition)
			.filter((place) -> !place.isExiting() && place.authorsCall().isPresent())
			.toList();
	}

}
