/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Where the build leaves the provider.
 */
final class PackagedProvider {

	static final String SOURCE = "acme/petstore";

	/** The folder with the launcher. Tests that run at the same time have one each. */
	static final Path DIRECTORY = module().resolve(System.getProperty("terraform.launcher", "target/provider"));

	/** End of the command line of a provider a host has started. */
	static final String COMMAND_LINE = lastLibrary() + " " + PetstoreProvider.class.getName();

	private PackagedProvider() {
	}

	static Path launcher() {
		return launcher(DIRECTORY);
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
