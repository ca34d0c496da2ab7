/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.file.FilePermissions;

/**
 * Represents the kind of executable that starts a package.
 */
enum LauncherKind {

	/**
	 * A shell script.
	 */
	SCRIPT("", "lib/shared.sh"),

	/**
	 * A program for Windows, and a file that tells it what to run.
	 */
	WINDOWS(".exe", WindowsLauncher.CONFIGURATION);

	private final String suffix;

	private final String companion;

	LauncherKind(String suffix, String companion) {
		this.suffix = suffix;
		this.companion = companion;
	}

	/**
	 * Return what hosts execute on a platform.
	 */
	static LauncherKind of(Platform platform) {
		return platform.isWindows() ? WINDOWS : SCRIPT;
	}

	/**
	 * Return the name of the file.
	 */
	String fileName(PackageName name) {
		return name.launcher() + this.suffix;
	}

	/**
	 * Write what is needed to start a package.
	 * @param launcher what to start, and how
	 * @param root folder of the package, with its folder "lib"
	 */
	void write(LauncherScript launcher, Path root) throws IOException {
		boolean windows = this == WINDOWS;
		Path file = root.resolve(fileName(launcher.name()));
		Files.write(file, windows ? WindowsLauncher.program() : launcher.text().getBytes(StandardCharsets.UTF_8));
		FilePermissions.set(file, "rwxr-xr-x");
		if (windows || launcher.scope().isPresent()) {
			Files.writeString(companion(root),
					windows ? new WindowsLauncher(launcher).configuration() : launcher.sharedText());
		}
	}

	/**
	 * Delete what was written.
	 */
	void delete(PackageName name, Path root) throws IOException {
		Files.deleteIfExists(root.resolve(fileName(name)));
		Files.deleteIfExists(companion(root));
	}

	/**
	 * Return the file in the folder "lib" that belongs to what hosts execute.
	 */
	Path companion(Path root) {
		return root.resolve(this.companion);
	}

}
