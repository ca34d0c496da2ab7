/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/**
 * A command of the executable jar, run to its end by a user whose files are for all.
 *
 * @param status exit status
 * @param out standard output
 * @param err standard error
 */
record ProviderCommandRun(int status, String out, String err) {

	static ProviderCommandRun run(Path javaHome, Map<String, String> environment, Object... arguments) {
		return end(start(javaHome, environment, arguments));
	}

	static Process start(Path javaHome, Map<String, String> environment, Object... arguments) {
		try {
			List<String> command = new ArrayList<>(PrivateFiles.WITHOUT_MASK);
			command.addAll(List.of(javaHome.resolve("bin/java").toString(), "-XX:TieredStopAtLevel=1", "-jar",
					executableJar().toString()));
			Stream.of(arguments).map(Object::toString).forEach(command::add);
			ProcessBuilder builder = new ProcessBuilder(command);
			builder.environment().putAll(environment);
			return builder.start();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Wait for the end of a command.
	 */
	static ProviderCommandRun end(Process process) {
		try {
			CompletableFuture<String> err = CompletableFuture.supplyAsync(() -> text(process.getErrorStream()));
			String out = text(process.getInputStream());
			return new ProviderCommandRun(process.waitFor(), out, err.join());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Return the Java that runs the tests.
	 */
	static Path currentJava() {
		return Path.of(System.getProperty("java.home"));
	}

	/**
	 * Find a Java beside the one that runs the tests.
	 */
	static Optional<Path> java25() throws IOException {
		try (Stream<Path> homes = Files.list(currentJava().toRealPath().getParent())) {
			return homes.filter((home) -> isJava25(home.resolve("release"))).sorted().findFirst();
		}
	}

	static Path executableJar() throws IOException {
		try (Stream<Path> files = Files.list(PackagedProvider.target())) {
			return files.filter((file) -> file.getFileName().toString().endsWith("-exec.jar"))
				.findFirst()
				.orElseThrow();
		}
	}

	private static boolean isJava25(Path release) {
		try {
			return Files.exists(release) && Files.readString(release).contains("JAVA_VERSION=\"25");
		}
		catch (IOException ex) {
			return false;
		}
	}

	private static String text(InputStream stream) {
		try {
			return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
