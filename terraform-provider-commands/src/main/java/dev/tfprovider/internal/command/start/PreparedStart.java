/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.file.FilePermissions;
import dev.tfprovider.internal.file.PrivateFolder;

/**
 * Records the start of one package with one Java in the user's cache folder, since the
 * package itself never changes. The launcher tells where it looks for the recording.
 *
 * @param name name of the package
 * @param launcher the file that hosts execute
 */
public record PreparedStart(PackageName name, Path launcher) {

	/**
	 * Recordings to keep of one provider: of versions, of Javas, and up to Java 24 of
	 * places.
	 */
	public static final int KEPT = 5;

	/**
	 * Record the start for this user, unless the package contains one.
	 * @param call the command that asks for it
	 * @throws CommandFailedException if the package does not start, or not by what was
	 * recorded
	 * @throws IOException if a file cannot be written
	 */
	public void prepare(CommandCall call) throws IOException {
		if (call.process().variable("XDG_CACHE_HOME") == null && call.process().variable("HOME") == null) {
			throw CommandFailedException
				.of("Neither XDG_CACHE_HOME nor HOME is set: there is no place for a prepared start.");
		}
		boolean own = Files.exists(this.launcher.resolveSibling("runtime"));
		String java = own ? this.launcher.resolveSibling("runtime").toString() : System.getProperty("java.home");
		Map<String, String> environment = Map.of(this.name.variablePrefix() + "_JAVA_HOME",
				System.getProperty("java.home"));
		Path archive = archive(environment);
		if (archive.startsWith(this.launcher.resolveSibling("lib"))) {
			call.out().println("The package contains its prepared start.");
			return;
		}
		Path folder = archive.resolve("..").normalize();
		createPrivate(folder);
		Path size = archive.resolveSibling(archive.getFileName() + ".size");
		Files.deleteIfExists(size);
		StartRecording recording = new StartRecording(this.launcher, this.name.variablePrefix(), environment);
		recording.write(call, archive);
		FilePermissions.set(archive, "rw-------");
		Path written = Files.createTempFile(folder, "size", ".tmp");
		Files.writeString(written, Files.size(archive) + "\n");
		AtomicFile.move(written, size);
		try {
			recording.rehearse(call);
		}
		catch (CommandFailedException ex) {
			RecordedStarts.deleteBroken(archive);
			throw Refusal.of("%s does not start by its own recording, which was removed.%n%n%s", java, ex.getMessage());
		}
		new RecordedStarts(archive.resolve("../..").normalize()).keepNewest(KEPT);
		call.out().println("Prepared the start by %s: %s".formatted(java, archive));
	}

	/**
	 * Create the folder of recordings. Their content decides what the provider runs.
	 * @throws CommandFailedException if it is not this user's alone
	 */
	static void createPrivate(Path folder) throws IOException {
		Path provider = Objects.requireNonNull(folder.getParent(), "folder of the provider");
		Path cache = Objects.requireNonNull(provider.getParent(), "cache folder");
		try {
			PrivateFolder.create(cache, cache.relativize(provider).toString(), PrivateFolder.Rule.READABLE);
			PrivateFolder.create(cache, cache.relativize(folder).toString(), PrivateFolder.Rule.READABLE);
		}
		catch (IOException ex) {
			throw Refusal.of("A recorded start is kept for one user alone: %s. Change that, or name another "
					+ "folder in XDG_CACHE_HOME.", ex.getMessage());
		}
	}

	private Path archive(Map<String, String> environment) throws IOException {
		ProcessBuilder builder = new ProcessBuilder(this.launcher.toString())
			.redirectError(ProcessBuilder.Redirect.INHERIT);
		builder.environment().putAll(environment);
		builder.environment().put(this.name.variablePrefix() + "_PREPARED_START", "where");
		Process process = builder.start();
		process.getOutputStream().close();
		String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
		Refusal.when(!answer.startsWith("/"), "%s was not made by 'package'.", this.launcher);
		return Path.of(answer);
	}

}
