/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * A project that the jar of the tools writes, and the tools that its owner runs in it.
 *
 * @param directory for the project, and for what tools write elsewhere
 */
record NewProjectFolder(Path directory) {

	private static final Path REPOSITORY = Path.of("target", "it-repository").toAbsolutePath();

	private static final Pattern GRADLE = Pattern.compile("Gradle (\\d+)\\.(\\d+)");

	/**
	 * Have a project written.
	 * @param options of the command
	 */
	static NewProjectFolder create(Path directory, String... options) throws IOException, InterruptedException {
		NewProjectFolder created = new NewProjectFolder(directory);
		Files.createDirectories(created.home());
		List<String> command = new ArrayList<>(
				List.of(java(), "-jar", tools().toString(), "new", "acme/notes", "--dir", "notes"));
		command.addAll(List.of(options));
		created.run(directory, command.toArray(String[]::new));
		return created;
	}

	static String java() {
		return Path.of(System.getProperty("java.home"), "bin", "java").toString();
	}

	/**
	 * Return whether a tool is there.
	 * @param command a call of it without any effect
	 */
	static boolean isThere(String... command) throws InterruptedException {
		try {
			return new ProcessBuilder(command).redirectErrorStream(true)
				.redirectOutput(ProcessBuilder.Redirect.DISCARD)
				.start()
				.waitFor() == 0;
		}
		catch (IOException ex) {
			return false;
		}
	}

	/**
	 * Return the CLI of the tests.
	 */
	static String cli() {
		return System.getProperty("terraform.cli", System.getenv().getOrDefault("TERRAFORM_CLI", "terraform"));
	}

	static void assumeOneCli() throws InterruptedException {
		assumeTrue(!cli().contains(",") && isThere(cli(), "version"), "one CLI at a time");
	}

	/**
	 * Return whether there is a Gradle that Spring Boot takes: 8.14 or newer.
	 */
	static boolean isGradleThere() throws IOException, InterruptedException {
		if (!isThere("gradle", "--version")) {
			return false;
		}
		Process process = new ProcessBuilder("gradle", "--version").redirectErrorStream(true).start();
		Matcher version = GRADLE.matcher(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
		int major = version.find() ? Integer.parseInt(version.group(1)) : 0;
		return major > 8 || (major == 8 && Integer.parseInt(version.group(2)) >= 14);
	}

	Path home() {
		return this.directory.resolve("home");
	}

	Path path() {
		return this.directory.resolve("notes");
	}

	/**
	 * Return a call of Maven, which finds the modules of this build.
	 */
	String[] maven(String... arguments) throws IOException {
		List<String> maven = new ArrayList<>(
				List.of("mvn", "-q", "-B", "-s", settings().toString(), "-Dmaven.repo.local=" + REPOSITORY,
						"-Daether.offline.protocols=file", "-Dkotlin.compiler.daemon=false"));
		if (Boolean.getBoolean("maven.offline")) {
			maven.add("-o");
		}
		maven.addAll(List.of(arguments));
		return maven.toArray(String[]::new);
	}

	/**
	 * Return a call of Gradle, which takes what Maven has.
	 */
	String[] gradle(String... arguments) {
		List<String> gradle = new ArrayList<>(
				List.of("gradle", "--no-daemon", "--console=plain", "-Dmaven.repo.local=" + REPOSITORY));
		if (Boolean.getBoolean("maven.offline")) {
			gradle.add("--offline");
		}
		gradle.addAll(List.of(arguments));
		return gradle.toArray(String[]::new);
	}

	/**
	 * Run a tool, which succeeds.
	 * @return what it printed
	 */
	String run(Path where, String... command) throws IOException, InterruptedException {
		Path log = Files.createTempFile(this.directory, "run", ".log");
		Process process = start(where, log, command);
		try {
			assertThat(process.waitFor(5, TimeUnit.MINUTES)).as("%s ends", List.of(command)).isTrue();
			assertThat(process.exitValue()).as(() -> List.of(command) + ": " + read(log)).isZero();
		}
		finally {
			process.destroyForcibly();
		}
		return read(log);
	}

	/**
	 * Start a tool, whose output goes to a file.
	 */
	Process start(Path where, Path log, String... command) throws IOException {
		ProcessBuilder builder = new ProcessBuilder(command).directory(where.toFile())
			.redirectErrorStream(true)
			.redirectOutput(log.toFile());
		builder.environment().keySet().removeIf((name) -> name.startsWith("TF_") || name.startsWith("MAVEN_"));
		builder.environment().put("HOME", home().toString());
		return builder.start();
	}

	/**
	 * The settings of the other projects that the build builds, filled in as its plug-in
	 * does.
	 */
	private Path settings() throws IOException {
		String local = System.getProperty("localRepository",
				Path.of(System.getProperty("user.home"), ".m2", "repository").toString());
		return Files.writeString(this.directory.resolve("settings.xml"),
				Files.readString(Path.of("src", "it", "settings.xml"))
					.replace("@localRepositoryUrl@", Path.of(local).toUri().toString()));
	}

	private static Path tools() throws IOException {
		try (Stream<Path> files = Files.list(Path.of("..", "terraform-provider-tools", "target"))) {
			return files.filter((file) -> file.toString().endsWith("-exec.jar")).findFirst().orElseThrow().toRealPath();
		}
	}

	static String read(Path file) {
		try {
			return Files.readString(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
