/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Identifies a process by its identifier and its start, since identifiers are used again.
 */
final class HostProcess {

	private static final String GONE = "ZXx";

	/**
	 * Position of the start among the fields after the name of the program, of which the
	 * first is the state.
	 */
	private static final int START = 19;

	private final long pid;

	private final String start;

	private final Path file;

	private final Optional<ProcessHandle> handle;

	/**
	 * Identify a process.
	 * @param pid its identifier
	 * @param start its start as Linux counts it, in clock ticks; ignored where the system
	 * has no such files
	 */
	HostProcess(long pid, String start) {
		this(pid, start, Path.of("/proc"));
	}

	HostProcess(long pid, String start, Path processes) {
		this.pid = pid;
		this.start = start;
		this.file = processes.resolve(Long.toString(pid)).resolve("stat");
		this.handle = Files.isReadable(processes.resolve("self").resolve("stat")) ? Optional.empty()
				: ProcessHandle.of(pid);
	}

	/**
	 * Read a process from the words of a launcher.
	 * @param text identifier and start, separated by a blank
	 * @return the process
	 * @throws IllegalArgumentException if the text says something else
	 */
	static HostProcess parse(String text) {
		String[] words = text.split(" ", 2);
		if (words.length != 2) {
			throw new IllegalArgumentException("'%s' is no process".formatted(text));
		}
		return new HostProcess(Long.parseLong(words[0]), words[1]);
	}

	/**
	 * Return its identifier.
	 * @return the identifier in the operating system
	 */
	long pid() {
		return this.pid;
	}

	/**
	 * Tell whether the process still runs. One that has ended and that its own parent has
	 * not asked about yet does not.
	 * @return {@code false} once it is certain that it has ended
	 */
	boolean isAlive() {
		if (this.handle.isPresent()) {
			return this.handle.get().isAlive();
		}
		try {
			String stat = Files.readString(this.file, StandardCharsets.ISO_8859_1);
			String[] fields = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
			return fields.length > START && !GONE.contains(fields[0]) && fields[START].equals(this.start);
		}
		catch (IOException ex) {
			return false;
		}
	}

	/**
	 * Return whether a text may be in the command line of a process.
	 * @param pid its identifier
	 * @param text what to look for
	 * @return {@code false} if the system says that it is not there
	 */
	static boolean mayHaveArgument(long pid, String text) {
		Path commandLine = Path.of("/proc", Long.toString(pid), "cmdline");
		try {
			return !Files.isReadable(commandLine)
					|| Files.readString(commandLine, StandardCharsets.ISO_8859_1).contains(text);
		}
		catch (IOException ex) {
			return true;
		}
	}

}
