/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

/**
 * Identifies the launches that can share a process: same package, directory and
 * environment.
 */
final class ProcessKey {

	private final String content;

	private final Path directory;

	private final @Nullable Object directoryIdentity;

	private final Map<String, String> environment;

	/**
	 * Create the key of this process.
	 * @param content short name of what is in the package
	 * @param directory working directory of the process, a real path
	 * @param environment environment of the process
	 * @throws IOException if the directory is not there
	 */
	ProcessKey(String content, Path directory, Map<String, String> environment) throws IOException {
		this.content = content;
		this.directory = directory;
		this.directoryIdentity = identity(directory);
		this.environment = LaunchVariables.shared(environment);
	}

	/**
	 * Return why a launch cannot use this process.
	 * @param request the launch
	 * @return one word, empty if there is no reason
	 */
	Optional<String> objection(LaunchRequest request) {
		if (!this.content.equals(request.content())) {
			return Optional.of("package");
		}
		if (!isHere(request.directory())) {
			return Optional.of("directory");
		}
		return this.environment.equals(LaunchVariables.shared(request.environment())) ? Optional.empty()
				: Optional.of("environment");
	}

	private boolean isHere(String directory) {
		try {
			return Path.of(directory).toRealPath().equals(this.directory) && isThere();
		}
		catch (IOException | InvalidPathException ex) {
			return false;
		}
	}

	/**
	 * Tell whether the working directory can be reached. A process stays in a directory
	 * that was deleted, whatever has its path by now.
	 * @return {@code false} if no launch can be for this process any more
	 */
	boolean isThere() {
		try {
			return Objects.equals(identity(this.directory), this.directoryIdentity);
		}
		catch (IOException ex) {
			return false;
		}
	}

	private static @Nullable Object identity(Path directory) throws IOException {
		return Files.readAttributes(directory, BasicFileAttributes.class).fileKey();
	}

}
