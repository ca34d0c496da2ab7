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

import dev.tfprovider.benchmark.report.Units;

/**
 * The memory of a process as reported by Linux, in bytes; NaN on other systems.
 *
 * @param resident all that is in memory, shared pages included
 * @param proportional the same, but each shared page only in part
 * @param peak most that has ever been resident
 */
public record Footprint(double resident, double proportional, double peak) {

	private static final int KIB = 1024;

	/**
	 * Measure a process.
	 * @param pid the process
	 * @return its memory now
	 */
	public static Footprint of(long pid) {
		Path process = Path.of("/proc", Long.toString(pid));
		return new Footprint(field(process.resolve("status"), "VmRSS"), field(process.resolve("smaps_rollup"), "Pss"),
				field(process.resolve("status"), "VmHWM"));
	}

	/**
	 * Write what is in memory now.
	 * @return such as {@code 143 MB (PSS 120 MB)}
	 */
	public String memory() {
		return "%s (PSS %s)".formatted(Units.memory(this.resident), Units.memory(this.proportional));
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
