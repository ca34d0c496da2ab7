/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.nio.file.Files;
import java.nio.file.Path;

import dev.tfprovider.internal.file.FilePermissions;

/**
 * Detects which files of a package are executable. Where the file system does not know,
 * as on Windows, their names do.
 */
final class ExecutableFiles {

	private ExecutableFiles() {
	}

	/**
	 * Tell whether a file is executable.
	 * @param name its name in the package
	 * @param file where to look at it
	 */
	static boolean contain(String name, Path file) {
		if (FilePermissions.isSupportedBy(file)) {
			return Files.isExecutable(file);
		}
		boolean isLauncher = !name.contains("/");
		return isLauncher || name.startsWith("runtime")
				&& (name.contains("/bin/") || name.endsWith("/lib/jspawnhelper") || name.endsWith("/lib/jexec"));
	}

}
