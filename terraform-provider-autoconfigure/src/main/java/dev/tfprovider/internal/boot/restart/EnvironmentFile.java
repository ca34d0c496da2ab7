/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.restart;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;

import dev.tfprovider.internal.file.FilePermissions;

/**
 * A file that a shell reads to find the provider. It stays when the provider ends.
 *
 * @param path where it is
 */
public record EnvironmentFile(Path path) {

	/**
	 * Write the file in one step, readable by its owner only.
	 * @param script sets the variable
	 * @throws IOException if it cannot be written; what was there stays then
	 */
	public void write(String script) throws IOException {
		Path target = this.path.toAbsolutePath();
		Path folder = Objects.requireNonNull(target.getParent(), "A file is in a folder");
		if (Files.isDirectory(target)) {
			throw new IOException("it is a folder");
		}
		Path draft = Files.createTempFile(folder, ".terraform-provider-", ".tmp",
				FilePermissions.ofNew(folder, "rw-------"));
		try {
			Files.writeString(draft, script);
			Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
		}
		finally {
			Files.deleteIfExists(draft);
		}
	}

}
