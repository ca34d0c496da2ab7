/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.packaging.ProgramRun;
import dev.tfprovider.internal.command.packaging.TemporaryFolder;

/**
 * A Terraform or OpenTofu on this machine.
 *
 * @param file the executable
 * @param product Terraform or OpenTofu
 * @param version its version
 * @param platform the platform whose packages it installs
 */
record InstalledCli(Path file, String product, String version, Platform platform) {

	private static final Pattern VERSION = Pattern
		.compile("(Terraform|OpenTofu) v(\\S+)\\s+on ([a-z0-9]+)_([a-z0-9]+)");

	private static final int TIMEOUT_MINUTES = 10;

	/**
	 * Find the executables.
	 * @param names paths or names, none for those that are usual
	 * @param environment variables with the search path
	 */
	static List<InstalledCli> find(List<String> names, Map<String, String> environment) throws IOException {
		List<InstalledCli> found = new ArrayList<>();
		for (String name : names.isEmpty() ? List.of("terraform", "tofu") : names) {
			Optional<Path> file = locate(name, environment.getOrDefault("PATH", ""));
			if (file.isPresent()) {
				found.add(of(file.get(), environment));
			}
			else if (!names.isEmpty()) {
				throw Refusal.of("'%s' is no executable, neither by its path nor on the PATH.", name);
			}
		}
		return found;
	}

	/**
	 * Find an executable.
	 * @param name its path or name
	 * @param searched the search path
	 */
	static Optional<Path> locate(String name, String searched) {
		Stream<Path> candidates = (name.contains("/") || name.contains(File.separator)) ? Stream.of(Path.of(name))
				: Stream.of(searched.split(Pattern.quote(File.pathSeparator)))
					.filter((folder) -> !folder.isBlank())
					.flatMap((folder) -> Stream.of(Path.of(folder, name), Path.of(folder, name + ".exe")));
		return candidates.filter((file) -> Files.isRegularFile(file) && Files.isExecutable(file))
			.map(Path::toAbsolutePath)
			.findFirst();
	}

	private static InstalledCli of(Path file, Map<String, String> environment) throws IOException {
		try (TemporaryFolder folder = TemporaryFolder.create()) {
			String text = run(file, folder.path(), environment, "version").text();
			Matcher match = VERSION.matcher(text);
			Refusal.when(!match.find(), "%s is no Terraform or OpenTofu: 'version' printed '%s'.", file, text.strip());
			return new InstalledCli(file, match.group(1), match.group(2), new Platform(match.group(3), match.group(4)));
		}
	}

	boolean isOpenTofu() {
		return this.product.equals("OpenTofu");
	}

	String defaultHost() {
		return isOpenTofu() ? "registry.opentofu.org" : "registry.terraform.io";
	}

	/**
	 * Tell whether it is a version or newer.
	 * @param major major version
	 * @param minor minor version
	 */
	boolean isAtLeast(int major, int minor) {
		String[] parts = this.version.split("[.-]");
		int own = Integer.parseInt(parts[0]);
		return own > major || own == major && Integer.parseInt(parts[1]) >= minor;
	}

	ProgramRun run(Path folder, Map<String, String> environment, String... arguments) throws IOException {
		return run(this.file, folder, environment, arguments);
	}

	private static ProgramRun run(Path file, Path folder, Map<String, String> environment, String... arguments)
			throws IOException {
		List<String> line = new ArrayList<>(List.of(file.toString()));
		line.addAll(List.of(arguments));
		ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile()).redirectErrorStream(true);
		builder.environment().clear();
		builder.environment().putAll(environment);
		return ProgramRun.of(builder, String.join(" ", line), TIMEOUT_MINUTES, TimeUnit.MINUTES);
	}

	@Override
	public String toString() {
		return this.product + " " + this.version;
	}

}
