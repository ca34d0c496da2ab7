/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.internal.command.line.Refusal;

/**
 * What a program has done that reads nothing.
 *
 * @param status the status it ended with
 * @param output what it printed
 */
public record ProgramRun(int status, byte[] output) {

	/**
	 * Run a program.
	 * @param program the program
	 * @param name what it is called in complaints
	 * @param time how many units of time it may take
	 * @param unit the unit
	 */
	public static ProgramRun of(ProcessBuilder program, String name, int time, TimeUnit unit) throws IOException {
		Path output = Files.createTempFile("program-", ".log");
		try {
			Process process = program.redirectOutput(output.toFile()).start();
			process.getOutputStream().close();
			if (!process.waitFor(time, unit)) {
				process.destroyForcibly();
				throw Refusal.of("%s has not ended within %s %s.", name, time, unit.name().toLowerCase(Locale.ROOT));
			}
			return new ProgramRun(process.exitValue(), Files.readAllBytes(output));
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw Refusal.of("Interrupted while %s ran.", name);
		}
		finally {
			Files.deleteIfExists(output);
		}
	}

	/**
	 * Return what it printed.
	 */
	public String text() {
		return new String(this.output, StandardCharsets.UTF_8);
	}

}
