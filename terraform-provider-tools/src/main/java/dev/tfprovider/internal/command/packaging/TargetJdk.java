/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * A JDK that a runtime is linked from without running it: for another platform, or for
 * another C library.
 *
 * @param home its folder
 * @param platform what it is for
 * @param musl whether it needs musl instead of glibc
 */
record TargetJdk(Path home, Platform platform, boolean musl) {

	/**
	 * Read the {@code release} file of a JDK.
	 * @param folder its folder, or that of a bundle of macOS
	 */
	static TargetJdk read(Path folder) throws IOException {
		Path bundle = folder.resolve("Contents").resolve("Home");
		Path home = Files.isDirectory(bundle) ? bundle : folder;
		Path file = home.resolve("release");
		Refusal.when(!Files.isRegularFile(file), "There is no JDK in %s: it has no file 'release'.", folder);
		Properties release = new Properties();
		try (Reader reader = Files.newBufferedReader(file)) {
			release.load(reader);
		}
		String version = value(release, "JAVA_VERSION");
		int feature = Runtime.version().feature();
		Refusal.when(!version.split("[^0-9]", 2)[0].equals(Integer.toString(feature)),
				"The JDK in %s is Java %s. This command runs on Java %s and links runtimes of that only: take the "
						+ "same version of both.",
				folder, version, feature);
		Refusal.when(!Files.isRegularFile(home.resolve("jmods").resolve("java.base.jmod")),
				"The JDK in %s has no folder 'jmods', of which runtimes for other platforms are linked. JDKs since "
						+ "24 may come without it: take one that has it, or add it to this one.",
				folder);
		return new TargetJdk(home, Platform.of(value(release, "OS_NAME"), value(release, "OS_ARCH")),
				value(release, "LIBC").equals("musl"));
	}

	Path modules() {
		return this.home.resolve("jmods");
	}

	private static String value(Properties release, String key) {
		return release.getProperty(key, "").replace("\"", "");
	}

}
