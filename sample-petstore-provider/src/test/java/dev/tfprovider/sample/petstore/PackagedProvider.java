/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.nio.file.Path;

/**
 * Where the build leaves the provider.
 */
final class PackagedProvider {

	static final String SOURCE = "acme/petstore";

	/** The folder with the launcher. */
	static final Path DIRECTORY = target().resolve("provider");

	/** End of the command line of a provider a host has started. */
	static final String COMMAND_LINE = DIRECTORY.resolve("lib") + "/* " + PetstoreProvider.class.getName();

	private PackagedProvider() {
	}

	static Path launcher() {
		return DIRECTORY.resolve("terraform-provider-petstore");
	}

	static Path target() {
		return Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolve("target");
	}

}
