/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.packaging;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.start.StartRecording;

/**
 * The recorded start of one package by one Java, in the user's cache folder: a package
 * itself never changes.
 */
final class PreparedStart {

	private static final Pattern CONTENT = Pattern.compile("/([^/]+)/\\$build$", Pattern.MULTILINE);

	private final PackageName name;

	private final Path launcher;

	PreparedStart(PackageName name, Path launcher) {
		this.name = name;
		this.launcher = launcher;
	}

	void prepare(CommandCall call) throws IOException {
		Path lib = this.launcher.resolveSibling("lib").resolve("prepared-start.aot");
		if (Files.exists(lib)) {
			call.out().println("The package contains its prepared start.");
			return;
		}
		boolean own = Files.exists(this.launcher.resolveSibling("runtime"));
		String java = own ? this.launcher.resolveSibling("runtime").toString() : System.getProperty("java.home");
		Path archive = cache(call).resolve(this.name.prefix()).resolve(content()).resolve(build(Path.of(java)));
		Files.createDirectories(archive.getParent());
		Path size = archive.resolveSibling(archive.getFileName() + ".size");
		Files.deleteIfExists(size);
		String variable = this.name.variablePrefix() + "_JAVA_HOME";
		new StartRecording(this.launcher, this.name.variablePrefix(), Map.of(variable, java)).write(call, archive);
		Path written = Files.createTempFile(archive.getParent(), "size", ".tmp");
		Files.writeString(written, Files.size(archive) + "\n");
		Files.move(written, size, StandardCopyOption.ATOMIC_MOVE);
		call.out().println("Prepared the start by %s: %s".formatted(java, archive));
	}

	private String content() throws IOException {
		Matcher match = CONTENT.matcher(Files.readString(this.launcher));
		if (!match.find()) {
			throw CommandFailedException.of("%s was not made by 'package'.".formatted(this.launcher));
		}
		return match.group(1);
	}

	/**
	 * Return what the launcher reads of the Java it found.
	 */
	private static String build(Path home) throws IOException {
		Properties release = new Properties();
		Path file = home.resolve("release");
		if (Files.exists(file)) {
			try (Reader reader = Files.newBufferedReader(file)) {
				release.load(reader);
			}
		}
		String version = release.getProperty("JAVA_VERSION", System.getProperty("java.version"));
		return release.getProperty("JAVA_RUNTIME_VERSION", version).replace("\"", "");
	}

	private static Path cache(CommandCall call) {
		String cache = call.launch().variable("XDG_CACHE_HOME");
		if (cache != null) {
			return Path.of(cache);
		}
		String home = call.launch().variable("HOME");
		if (home == null) {
			throw CommandFailedException
				.of("Neither XDG_CACHE_HOME nor HOME is set: there is no place for a prepared start.");
		}
		return Path.of(home, ".cache");
	}

}
