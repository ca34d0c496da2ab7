/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads the processor time of all ended child processes and their children: of the CLI
 * together with its providers.
 */
final class ChildTimes {

	private static final double TICKS_PER_SECOND = 100;

	/**
	 * Fields of the time of children in user mode and in the kernel, counted after the
	 * name of the program.
	 */
	private static final int USER = 13;

	private static final int SYSTEM = 14;

	private ChildTimes() {
	}

	/**
	 * Return the processor time in seconds, not a number where Linux does not tell.
	 */
	static double seconds() {
		try {
			String stat = Files.readString(Path.of("/proc/self/stat"));
			String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
			return (Long.parseLong(fields[USER]) + Long.parseLong(fields[SYSTEM])) / TICKS_PER_SECOND;
		}
		catch (IOException ex) {
			return Double.NaN;
		}
	}

}
