/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Runs external programs and fails if they fail.
 */
public final class Tool {

	private Tool() {
	}

	/**
	 * Run a program to its end.
	 * @param directory where to run it
	 * @param environment variables to set; those for Terraform are not inherited
	 * @param command executable and arguments
	 * @return what it wrote
	 * @throws IllegalStateException if it fails
	 */
	public static String run(Path directory, Map<String, String> environment, List<String> command) {
		ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
		builder.environment().keySet().removeIf((name) -> name.startsWith("TF_"));
		builder.environment().putAll(environment);
		try {
			Process process = builder.start();
			process.getOutputStream().close();
			String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
			if (process.waitFor() != 0) {
				throw new IllegalStateException("%s failed:%n%s".formatted(command, output));
			}
			return output;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

}
