/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.PrintStream;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Locates the code of a thread that belongs neither to the JDK nor to the framework.
 *
 * @param thread the thread
 * @param stack its stack, innermost call first
 */
record ThreadLocation(Thread thread, List<StackTraceElement> stack) {

	private static final List<String> NOT_AUTHORS = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.",
			"org.springframework.", "io.grpc.", "io.netty.", "net.devh.", "dev.tfprovider.internal.",
			"dev.tfprovider.boot.autoconfigure.");

	static List<ThreadLocation> all() {
		return Thread.getAllStackTraces()
			.entrySet()
			.stream()
			.map((entry) -> new ThreadLocation(entry.getKey(), Arrays.asList(entry.getValue())))
			.toList();
	}

	/**
	 * Return the innermost call that is the author's, or a library's of theirs.
	 */
	Optional<StackTraceElement> authorsCall() {
		return this.stack.stream()
			.filter((call) -> NOT_AUTHORS.stream().noneMatch(call.getClassName()::startsWith))
			.findFirst();
	}

	/**
	 * Return whether a class is anywhere on the stack.
	 */
	boolean isWithin(String className) {
		return this.stack.stream().anyMatch((call) -> call.getClassName().equals(className));
	}

	/**
	 * Return whether the thread has called for the end of the process.
	 */
	boolean isExiting() {
		return isWithin("java.lang.Shutdown");
	}

	/**
	 * Log the place, with the stack. Loggers may have ended by now, or be held by whoever
	 * hangs, so this does not use them.
	 */
	void print(HclogLevel level, String message, PrintStream standardError) {
		Throwable place = new Throwable("where \"" + this.thread.getName() + "\" is");
		place.setStackTrace(this.stack.toArray(StackTraceElement[]::new));
		standardError.println(new HclogLine(Instant.now(), level, ProviderExit.class.getName(), message,
				this.thread.getName(), Map.of(), place));
	}

}
