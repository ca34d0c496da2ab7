/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Memory of a process as Linux counts it, in bytes; not a number elsewhere.
 *
 * @param resident all that is in memory, shared pages included
 * @param proportional the same, but each shared page only in part
 * @param peak most that has ever been resident
 */
record Footprint(double resident, double proportional, double peak) {

	private static final int KIB = 1024;

	static Footprint of(long pid) {
		Path process = Path.of("/proc", Long.toString(pid));
		return new Footprint(field(process.resolve("status"), "VmRSS"), field(process.resolve("smaps_rollup"), "Pss"),
				field(process.resolve("status"), "VmHWM"));
	}

	private static double field(Path file, String name) {
		try {
			Matcher matcher = Pattern.compile("^" + name + ":\\s+(\\d+) kB$", Pattern.MULTILINE)
				.matcher(Files.readString(file));
			return matcher.find() ? Double.parseDouble(matcher.group(1)) * KIB : Double.NaN;
		}
		catch (IOException ex) {
			return Double.NaN;
		}
	}

}
