/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A folder of a command, which is deleted after it.
 *
 * @param path the folder
 */
public record TemporaryFolder(Path path) implements AutoCloseable {

	/**
	 * Create a folder.
	 * @return the folder, empty
	 * @throws IOException if it cannot be created
	 */
	public static TemporaryFolder create() throws IOException {
		// Terraform refuses to install below a link
		return new TemporaryFolder(Files.createTempDirectory("terraform-provider-").toRealPath());
	}

	/**
	 * Return a path in it.
	 * @param name name of a file or folder
	 * @return the path
	 */
	public Path resolve(String name) {
		return this.path.resolve(name);
	}

	/**
	 * Create a folder in it.
	 * @param name name of the folder
	 * @return the folder
	 * @throws IOException if it cannot be created
	 */
	public Path folder(String name) throws IOException {
		return Files.createDirectories(this.path.resolve(name));
	}

	@Override
	public void close() throws IOException {
		new FileTree(this.path).delete();
	}

}
