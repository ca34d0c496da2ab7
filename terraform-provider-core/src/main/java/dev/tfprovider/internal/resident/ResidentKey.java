/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.resident;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What launches must have in common to be served by one process, so that the provider
 * sees the package, the directory and the environment it would have seen by itself.
 */
public final class ResidentKey {

	private final String content;

	private final Path directory;

	private final Map<String, String> environment;

	/**
	 * Create the key of this process.
	 * @param content short name of what is in the package
	 * @param directory working directory of the process, a real path
	 * @param environment environment of the process
	 */
	public ResidentKey(String content, Path directory, Map<String, String> environment) {
		this.content = content;
		this.directory = directory;
		this.environment = LaunchVariables.shared(environment);
	}

	/**
	 * Tell why a launch is not for this process.
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
			return Path.of(directory).toRealPath().equals(this.directory);
		}
		catch (IOException | InvalidPathException ex) {
			return false;
		}
	}

}
