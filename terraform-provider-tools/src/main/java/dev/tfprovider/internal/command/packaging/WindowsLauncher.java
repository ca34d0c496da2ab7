/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;

/**
 * Writes the executable that hosts start on Windows. It is the same for every provider
 * and made of {@code src/main/c/launcher.c}; a file in the folder "lib" tells it what to
 * run.
 *
 * @param launcher what to start
 */
record WindowsLauncher(LauncherScript launcher) {

	/**
	 * Where the program reads what to run.
	 */
	static final String CONFIGURATION = "lib/launcher.conf";

	/**
	 * Options of every start, those of the shell script.
	 */
	static final List<String> OPTIONS = List.of("-Xlog:disable", "-Xlog:all=warning:stderr",
			"-XX:+DisplayVMOutputToStderr", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData",
			"-Xms20m", "-Xmn8m", "-Xmx512m", "-XX:MinHeapFreeRatio=20", "-XX:MaxHeapFreeRatio=40",
			"-XX:+UnlockDiagnosticVMOptions", "-XX:ArchiveRelocationMode=0", "-Dio.netty.allocator.maxOrder=4");

	/**
	 * Options of Java 24 and later.
	 */
	static final List<String> NEWER_OPTIONS = List.of("--enable-native-access=ALL-UNNAMED",
			"--sun-misc-unsafe-memory-access=allow");

	private static final String PROGRAM = "launcher.exe";

	/**
	 * Return the program.
	 */
	static byte[] program() throws IOException {
		try (InputStream program = WindowsLauncher.class.getResourceAsStream(PROGRAM)) {
			return Objects.requireNonNull(program, PROGRAM).readAllBytes();
		}
	}

	/**
	 * Return the lines the program reads: a word, a blank, and a value.
	 */
	String configuration() {
		StringBuilder lines = new StringBuilder();
		add(lines, "provider", this.launcher.name().address());
		add(lines, "variables", this.launcher.name().variablePrefix());
		add(lines, "java", (this.launcher.flavour() == RuntimeFlavour.RUNTIME) ? "package" : "machine");
		add(lines, "main", this.launcher.mainClass());
		OPTIONS.forEach((option) -> add(lines, "option", option));
		this.launcher.options().forEach((option) -> add(lines, "option", option));
		NEWER_OPTIONS.forEach((option) -> add(lines, "option24", option));
		this.launcher.libraries().forEach((library) -> add(lines, "jar", library));
		return lines.toString();
	}

	private static void add(StringBuilder lines, String word, String value) {
		lines.append(word).append(' ').append(value).append('\n');
	}

}
