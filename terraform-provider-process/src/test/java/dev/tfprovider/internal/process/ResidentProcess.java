/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.boot.application.ProbeProvider;
import dev.tfprovider.fixture.TestClassPath;
import dev.tfprovider.internal.plugin.MagicCookie;

/**
 * A shared process of a provider, started as a launcher starts it.
 */
final class ResidentProcess implements AutoCloseable {

	private final Process process;

	private final Path directory;

	private final ProcessFile file;

	private final Path log;

	private ResidentProcess(Process process, Path directory, ProcessFile file, Path log) {
		this.process = process;
		this.directory = directory;
		this.file = file;
		this.log = log;
	}

	/**
	 * Start a process of {@link ProbeProvider} and wait until it can be found.
	 * @param directory empty folder for everything it needs
	 * @param properties further system properties
	 */
	static ResidentProcess start(Path directory, String... properties) throws Exception {
		return start(ProbeProvider.class, directory, properties);
	}

	/**
	 * Start a process and wait until it can be found.
	 * @param application the provider
	 * @param directory empty folder for everything it needs
	 * @param properties further system properties
	 */
	static ResidentProcess start(Class<?> application, Path directory, String... properties) throws Exception {
		Path folder = Files.createDirectory(directory.resolve("run"),
				PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
		Files.createDirectories(directory.resolve("package").resolve("lib"));
		ProcessFile file = new ProcessFile(folder.resolve("probe-content-1"));
		List<String> command = new ArrayList<>(
				List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
						"-XX:+UseSerialGC", "-Xshare:auto", "-cp", TestClassPath.PLAIN,
						"-Dterraform.provider.name=probe", "-Dterraform.provider.address=acme/probe"));
		command.addAll(List.of(properties));
		command.addAll(List.of(ResidentProvider.class.getName(), application.getName(), file.path().toString(),
				"content", directory.resolve("package").toString()));
		Path log = directory.resolve("log");
		ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile())
			.redirectErrorStream(true)
			.redirectOutput(log.toFile());
		builder.environment().clear();
		builder.environment().putAll(Map.of("PATH", "/usr/bin:/bin", "SHARED", "yes"));
		ResidentProcess resident = new ResidentProcess(builder.start(), directory, file, log);
		while (file.read().isEmpty()) {
			if (!resident.process.isAlive()) {
				throw new AssertionError(Files.readString(log));
			}
			Thread.sleep(20);
		}
		return resident;
	}

	ProcessFile file() {
		return this.file;
	}

	Process process() {
		return this.process;
	}

	String log() throws IOException {
		return Files.readString(this.log);
	}

	/**
	 * Launch for a host.
	 * @param parent the host's process
	 * @param environment variables besides those that all launches have
	 */
	RelayedLaunch launch(long parent, Map<String, String> environment) throws IOException {
		Map<String, String> all = new HashMap<>(environment);
		all.putIfAbsent("PATH", "/usr/bin:/bin");
		all.putIfAbsent("SHARED", "yes");
		all.put(MagicCookie.NAME, MagicCookie.VALUE);
		all.put("PLUGIN_PROTOCOL_VERSIONS", "5,6");
		return RelayedLaunch.ask(this.file, parent, this.directory, all);
	}

	RelayedLaunch launch(Map<String, String> environment) throws IOException {
		return launch(ProcessHandle.current().pid(), environment);
	}

	@Override
	public void close() {
		this.process.destroyForcibly();
	}

}
