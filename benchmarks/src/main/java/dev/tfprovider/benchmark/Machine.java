/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Describes the machine of the measurements: processor, memory, operating system and
 * load.
 */
final class Machine {

	private Machine() {
	}

	static String description() {
		return "%s, %s processors, %s GB, %s %s %s".formatted(field("/proc/cpuinfo", "model name\\s*:\\s*(.+)"),
				Runtime.getRuntime().availableProcessors(), gigabytes(), System.getProperty("os.name"),
				System.getProperty("os.version"), System.getProperty("os.arch"));
	}

	/**
	 * Return how many threads wanted to run during the last minute: what is above the
	 * number of processors is noise.
	 */
	static String load() {
		return String.format(Locale.ROOT, "%.1f", ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
	}

	private static String gigabytes() {
		String kibibytes = field("/proc/meminfo", "MemTotal:\\s*(\\d+) kB");
		return kibibytes.matches("\\d+") ? Long.toString(Math.round(Long.parseLong(kibibytes) * 1024 / 1e9)) : "?";
	}

	private static String field(String file, String pattern) {
		try {
			Matcher matcher = Pattern.compile("^" + pattern + "$", Pattern.MULTILINE)
				.matcher(Files.readString(Path.of(file)));
			return matcher.find() ? matcher.group(1) : "unknown";
		}
		catch (IOException ex) {
			return "unknown";
		}
	}

}
