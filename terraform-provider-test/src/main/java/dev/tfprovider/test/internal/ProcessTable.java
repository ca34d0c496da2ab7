/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Lists the live processes of this machine, for tests that assert that none is left
 * behind.
 */
public final class ProcessTable {

	private static final long POLL_MILLIS = 20;

	private ProcessTable() {
	}

	/**
	 * List live processes, without the current one.
	 * @param text part of the command line
	 * @return the processes whose command line contains it; only those the user may see
	 */
	public static List<Entry> find(String text) {
		long self = ProcessHandle.current().pid();
		return ProcessHandle.allProcesses()
			.filter((process) -> process.pid() != self)
			.map((process) -> new Entry(process.pid(), commandLine(process)))
			.filter((entry) -> entry.commandLine().contains(text))
			.toList();
	}

	/**
	 * Wait until no such process is left.
	 * @param text part of the command line
	 * @param limit longest time to wait
	 * @throws AssertionError if one is left then, naming it
	 */
	public static void awaitNone(String text, Duration limit) {
		awaitNone(text, (entry) -> true, limit);
	}

	/**
	 * Wait until no such process is left.
	 * @param text part of the command line
	 * @param condition what else is true of the process
	 * @param limit longest time to wait
	 * @throws AssertionError if one is left then, naming it
	 */
	public static void awaitNone(String text, Predicate<Entry> condition, Duration limit) {
		long deadline = System.nanoTime() + limit.toNanos();
		List<Entry> left = find(text, condition);
		while (!left.isEmpty() && System.nanoTime() < deadline) {
			sleep();
			left = find(text, condition);
		}
		if (!left.isEmpty()) {
			throw new AssertionError("Still alive after " + limit + ":\n"
					+ left.stream().map(Entry::toString).collect(Collectors.joining("\n")));
		}
	}

	private static List<Entry> find(String text, Predicate<Entry> condition) {
		return find(text).stream().filter(condition).toList();
	}

	private static String commandLine(ProcessHandle process) {
		// ProcessHandle stops at one page; a class path is longer than that.
		Path file = Path.of("/proc", Long.toString(process.pid()), "cmdline");
		try {
			return Files.readString(file, StandardCharsets.ISO_8859_1).replace('\0', ' ').strip();
		}
		catch (IOException ex) {
			return process.info().commandLine().orElse("");
		}
	}

	private static void sleep() {
		try {
			Thread.sleep(POLL_MILLIS);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("Interrupted while waiting for processes to end", ex);
		}
	}

	/**
	 * A live process.
	 *
	 * @param pid process id
	 * @param commandLine command and arguments, separated by blanks
	 */
	public record Entry(long pid, String commandLine) {

	}

}
