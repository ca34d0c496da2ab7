/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import dev.tfprovider.internal.host.HostEnvironment;

/**
 * A packaged provider as far as its handshake: what it wrote to standard output, and
 * which classes it loaded from where.
 *
 * @param output standard output until the process was ended
 * @param classes classes it has loaded
 */
record LaunchedOnce(String output, LoadedClasses classes) {

	static LaunchedOnce of(Path folder, Map<String, String> environment) throws IOException {
		Path temporary = Files.createTempDirectory("class-load");
		Path log = temporary.resolve("class-load.log");
		try {
			ProcessBuilder builder = new ProcessBuilder(PackagedProvider.launcher(folder).toString())
				.redirectError(ProcessBuilder.Redirect.DISCARD);
			new HostEnvironment(null).with(environment)
				.with(Map.of("PETSTORE_PROCESS", "launch", "PETSTORE_JAVA_OPTS",
						"-Xlog:class+load=info:file=" + log + "::filecount=0"))
				.applyTo(builder);
			Process process = builder.start();
			BufferedReader reader = process.inputReader(StandardCharsets.UTF_8);
			String first = reader.readLine();
			process.toHandle().destroyForcibly();
			return new LaunchedOnce(first + "\n" + rest(reader), LoadedClasses.of(log));
		}
		finally {
			Files.deleteIfExists(log);
			// fails if the launch has left another file there
			Files.delete(temporary);
		}
	}

	private static String rest(BufferedReader reader) {
		try {
			StringBuilder rest = new StringBuilder();
			for (int read = reader.read(); read >= 0; read = reader.read()) {
				rest.append((char) read);
			}
			return rest.toString();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	boolean isHandshakeAlone() {
		return this.output.matches("1\\|6\\|tcp\\|127\\.0\\.0\\.1:\\d+\\|grpc\\|\n");
	}

}
