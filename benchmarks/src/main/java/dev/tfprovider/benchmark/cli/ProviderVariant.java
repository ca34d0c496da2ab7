/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.nio.file.Path;
import java.util.Map;

/**
 * A way to run the provider under the CLI: what is installed, and how its launches become
 * processes.
 *
 * @param name name of its column
 * @param mirror mirror that the CLI installs it from
 * @param environment variables that choose it
 * @param outside whether processes serve it that are no descendants of the CLI
 */
public record ProviderVariant(String name, Path mirror, Map<String, String> environment, boolean outside) {

	/**
	 * A process for each launch.
	 */
	public static final String LAUNCH = "launch";

	/**
	 * One process for the launches of a command.
	 */
	public static final String COMMAND = "command";

	/**
	 * A process that stays.
	 */
	public static final String RESIDENT = "resident";

	/**
	 * An executable without a JVM.
	 */
	public static final String NATIVE = "native";

	/**
	 * A provider on the framework for Go.
	 */
	public static final String PEER = "Go peer";

	/**
	 * Create a way in which each launch is a process of its own.
	 * @param name name of its column
	 * @param mirror mirror that the CLI installs it from
	 */
	public ProviderVariant(String name, Path mirror) {
		this(name, mirror, Map.of("PETSTORE_PROCESS", "launch"), false);
	}

}
