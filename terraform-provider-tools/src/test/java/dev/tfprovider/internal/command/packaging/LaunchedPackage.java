/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.line.PackageName;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A package with a Java 25 that prints its arguments, launched by several users.
 */
final class LaunchedPackage {

	static final String BUILD = "25.0.3";

	private final Path folder;

	private final Path cache;

	private final String suffix;

	private LaunchedPackage(Path folder, Path cache, String suffix) {
		this.folder = folder;
		this.cache = cache;
		this.suffix = suffix;
	}

	/**
	 * Make a package that every user can read.
	 * @param directory an empty folder
	 * @param preparesLater whether the tenth start records one
	 */
	static LaunchedPackage create(Path directory, boolean preparesLater) throws IOException {
		return create(directory, RuntimeFlavour.THIN, "", preparesLater);
	}

	/**
	 * Make a package with this Java as its runtime, and a recording in it.
	 * @param directory an empty folder
	 * @param recording content of the recording
	 */
	static LaunchedPackage withRecording(Path directory, String recording) throws IOException {
		Path file = Files.writeString(directory.toRealPath().resolve("recording"), recording);
		Path lib = Files.createDirectories(directory.toRealPath().resolve("a package/lib"));
		PackedRecording packed = PackedRecording.in(lib.getParent());
		packed.write(file);
		Files.delete(file);
		String sum = Files.readString(packed.sum()).split(" ")[0];
		LaunchedPackage launched = create(directory, RuntimeFlavour.RUNTIME, "-" + sum, false);
		Files.move(directory.toRealPath().resolve("java"), launched.folder.resolve("runtime"));
		return launched;
	}

	private static LaunchedPackage create(Path directory, RuntimeFlavour flavour, String suffix, boolean preparesLater)
			throws IOException {
		Path root = directory.toRealPath();
		Path folder = Files.createDirectories(root.resolve("a package"));
		Files.createDirectories(folder.resolve("lib"));
		Files.writeString(folder.resolve("lib/a.jar"), "jar");
		Path launcher = folder.resolve("terraform-provider-pet-store_v1.0.0");
		Files.writeString(launcher, new LauncherScript(PackageName.of("acme/pet-store", "1.0.0"), flavour,
				"com.acme.Main", List.of("a.jar"), "abc", List.of(), Optional.empty(), preparesLater)
			.text());
		Path java = Files.createDirectories(root.resolve("java/bin")).resolve("java");
		Files.writeString(root.resolve("java/release"), "JAVA_VERSION=\"" + BUILD + "\"\n");
		Files.writeString(java, "#!/bin/sh\necho \"$*\"\n");
		try (Stream<Path> all = Files.walk(root)) {
			all.forEach((file) -> {
				assertThat(file.toFile().setReadable(true, false)).isTrue();
				assertThat(!Files.isDirectory(file) || file.toFile().setExecutable(true, false)).isTrue();
			});
		}
		assertThat(java.toFile().setExecutable(true, false)).isTrue();
		assertThat(launcher.toFile().setExecutable(true, false)).isTrue();
		return new LaunchedPackage(folder, Files.createDirectory(root.resolve("cache")), suffix);
	}

	Path launcher() {
		return this.folder.resolve("terraform-provider-pet-store_v1.0.0");
	}

	Path cache() {
		return this.cache;
	}

	/**
	 * Return the folder of all recordings of the provider.
	 */
	Path recordings() {
		return this.cache.resolve("terraform-provider-pet-store");
	}

	Path recording() {
		return this.recordings().resolve("1.0.0-abc").resolve(BUILD + this.suffix);
	}

	PackedRecording packed() {
		return PackedRecording.in(this.folder);
	}

	Path sibling(String suffix) {
		return this.recording().resolveSibling(BUILD + this.suffix + suffix);
	}

	/**
	 * Launch as a host does, and return what Java was given.
	 * @param prefix command that runs the launcher; may be empty
	 */
	String launch(String... prefix) throws Exception {
		return run(List.of(prefix), Map.of("TF_PLUGIN_MAGIC_COOKIE", "cookie"));
	}

	String run(List<String> prefix, Map<String, String> environment, String... arguments) throws Exception {
		List<String> command = new ArrayList<>(prefix);
		command.add(launcher().toString());
		command.addAll(List.of(arguments));
		ProcessBuilder builder = new ProcessBuilder(command);
		Map<String, String> all = new HashMap<>(Map.of("PATH", "/usr/bin:/bin:/usr/sbin:/sbin", "HOME", "/nowhere",
				"XDG_CACHE_HOME", this.cache.toString(), "JAVA_HOME", this.folder.resolve("../java").toString()));
		all.putAll(environment);
		builder.environment().clear();
		builder.environment().putAll(all);
		Process process = builder.start();
		String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8)).isEmpty();
		assertThat(process.waitFor()).isZero();
		return out.strip();
	}

}
