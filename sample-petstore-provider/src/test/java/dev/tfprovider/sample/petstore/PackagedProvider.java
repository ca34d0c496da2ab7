/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.ProcessTable;
import org.jspecify.annotations.Nullable;

/**
 * Where the build leaves the provider.
 */
final class PackagedProvider {

	static final String SOURCE = "acme/petstore";

	/** An executable without a JVM, to be tested in place of the package. */
	private static final @Nullable Path EXECUTABLE = Optional
		.ofNullable(System.getProperty("terraform.provider.executable"))
		.map((file) -> Path.of(file).toAbsolutePath())
		.orElse(null);

	/** The folder with the launcher. Tests that run at the same time have one each. */
	static final Path DIRECTORY = (EXECUTABLE != null) ? EXECUTABLE.resolveSibling("").normalize()
			: module().resolve(System.getProperty("terraform.launcher", "target/provider"));

	/** End of the command line of a provider a host has started. */
	static final String COMMAND_LINE = (EXECUTABLE != null) ? EXECUTABLE.toString()
			: lastLibrary() + " " + PetstoreProvider.class.getName();

	private PackagedProvider() {
	}

	/**
	 * Return whether an executable without a JVM is tested in place of the package.
	 */
	static boolean isExecutable() {
		return EXECUTABLE != null;
	}

	/**
	 * Return whether a host has started a process, and not a build that names the
	 * executable as the last of its arguments.
	 */
	static boolean isLaunched(ProcessTable.Entry entry) {
		return isExecutable() ? entry.commandLine().equals(COMMAND_LINE) : entry.commandLine().endsWith(COMMAND_LINE);
	}

	static Path launcher() {
		return (EXECUTABLE != null) ? EXECUTABLE : launcher(DIRECTORY);
	}

	static Path launcher(Path folder) {
		try (Stream<Path> files = Files.list(folder)) {
			return files.filter((file) -> file.getFileName().toString().startsWith("terraform-provider-"))
				.findFirst()
				.orElseThrow();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static String lastLibrary() {
		try {
			String script = Files.readString(launcher());
			String classPath = script.lines().filter((line) -> line.startsWith("classpath=")).findFirst().orElseThrow();
			return DIRECTORY + classPath.substring(classPath.lastIndexOf('/')).replaceFirst("/", "/lib/");
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	static Path target() {
		return module().resolve("target");
	}

	private static Path module() {
		return Path.of(System.getProperty("basedir", "")).toAbsolutePath();
	}

}
