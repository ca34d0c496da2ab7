/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.tfprovider.internal.command.packaging.FileTree;

/**
 * A folder of a check, which is deleted after it.
 *
 * @param path the folder
 */
record TemporaryFolder(Path path) implements AutoCloseable {

	static TemporaryFolder create() throws IOException {
		// Terraform refuses to install below a link
		return new TemporaryFolder(Files.createTempDirectory("terraform-provider-").toRealPath());
	}

	Path resolve(String name) {
		return this.path.resolve(name);
	}

	Path folder(String name) throws IOException {
		return Files.createDirectories(this.path.resolve(name));
	}

	@Override
	public void close() throws IOException {
		new FileTree(this.path).delete();
	}

}
