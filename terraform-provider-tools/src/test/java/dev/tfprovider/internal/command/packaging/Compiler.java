/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Assumptions;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A compiler for Windows that runs on this machine.
 *
 * @param version what it says of itself
 */
record Compiler(String version) {

	private static final String NAME = "x86_64-w64-mingw32-gcc";

	/**
	 * Find it, or skip the test.
	 */
	static Compiler find() throws Exception {
		try {
			return new Compiler(output(List.of(NAME, "-dumpfullversion")).strip());
		}
		catch (IOException ex) {
			Assumptions.abort("there is no " + NAME + " on this machine");
			throw ex;
		}
	}

	/**
	 * Compile a library.
	 */
	void compileLibrary(String source, String library) throws Exception {
		run(List.of(NAME, "-shared", "-o", library, source));
	}

	void run(List<String> command) throws Exception {
		assertThat(output(command)).isEmpty();
	}

	private static String output(List<String> command) throws Exception {
		Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
		process.getOutputStream().close();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
		assertThat(process.exitValue()).as(output).isZero();
		return output;
	}

}
