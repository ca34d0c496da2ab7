/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
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
	SCRIPT("") {
		@Override
		void write(LauncherScript launcher, Path root) throws IOException {
			Path file = root.resolve(fileName(launcher.name()));
			Files.writeString(file, launcher.text());
			FilePermissions.set(file, "rwxr-xr-x");
			if (launcher.scope().isPresent()) {
				Files.writeString(sharedScript(root), launcher.sharedText());
			}
		}

		@Override
		void delete(PackageName name, Path root) throws IOException {
			Files.deleteIfExists(root.resolve(fileName(name)));
			Files.deleteIfExists(sharedScript(root));
		}
	},

	/**
	 * A program for Windows, and a file that tells it what to run.
	 */
	WINDOWS(".exe") {
		@Override
		void write(LauncherScript launcher, Path root) throws IOException {
			new WindowsLauncher(launcher).write(root);
		}

		@Override
		void delete(PackageName name, Path root) throws IOException {
			Files.deleteIfExists(root.resolve(fileName(name)));
			Files.deleteIfExists(root.resolve(WindowsLauncher.CONFIGURATION));
		}
	};

	private final String suffix;

	LauncherKind(String suffix) {
		this.suffix = suffix;
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
	abstract void write(LauncherScript launcher, Path root) throws IOException;

	/**
	 * Delete what was written.
	 */
	abstract void delete(PackageName name, Path root) throws IOException;

	private static Path sharedScript(Path root) {
		return root.resolve("lib").resolve("shared.sh");
	}

}
