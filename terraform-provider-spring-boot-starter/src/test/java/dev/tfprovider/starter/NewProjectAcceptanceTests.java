/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * The project that the jar of the commands writes, built with Maven and applied, no line
 * of it changed.
 */
@Tag("thorough")
class NewProjectAcceptanceTests {

	private static final Path REPOSITORY = Path.of("target", "it-repository").toAbsolutePath();

	@TempDir
	Path directory;

	@ParameterizedTest
	@ValueSource(strings = { "java", "kotlin" })
	void projectIsBuiltTestedInstalledAndApplied(String language) throws Exception {
		String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
		String cli = System.getProperty("terraform.cli", System.getenv().getOrDefault("TERRAFORM_CLI", "terraform"));
		assumeTrue(!cli.contains(",") && isThere(cli), "one CLI at a time");
		Path home = Files.createDirectory(this.directory.resolve("home"));
		Path project = this.directory.resolve("notes");
		run(this.directory, java, "-jar", commands().toString(), "new", "acme/notes", "--dir", "notes", "--language",
				language);
		List<String> maven = new ArrayList<>(List.of("mvn", "-q", "-B", "-s", settings().toString(),
				"-Dmaven.repo.local=" + REPOSITORY, "-Daether.offline.protocols=file", "package"));
		if (Boolean.getBoolean("maven.offline")) {
			maven.add("-o");
		}
		run(project, maven.toArray(String[]::new));
		assertThat(project.resolve("target/surefire-reports/TEST-com.acme.notes.ItemResourceTests.xml")).content()
			.contains("tests=\"3\"", "errors=\"0\"", "failures=\"0\"");
		run(project, java, "-jar", "target/terraform-provider-notes-0.1.0.jar", "install", "--dir",
				home.resolve(".terraform.d/plugins").toString());
		Path examples = project.resolve("examples");
		run(examples, cli, "init");
		assertThat(run(examples, cli, "apply", "-auto-approve", "-no-color")).contains("Resources: 1 added",
				"\"hello\",");
		assertThat(examples.resolve("items/hello.txt")).hasContent("Hello, Terraform");
	}

	private static boolean isThere(String cli) throws InterruptedException {
		try {
			return new ProcessBuilder(cli, "version").redirectErrorStream(true)
				.redirectOutput(ProcessBuilder.Redirect.DISCARD)
				.start()
				.waitFor() == 0;
		}
		catch (IOException ex) {
			return false;
		}
	}

	private String run(Path where, String... command) throws IOException, InterruptedException {
		Path log = Files.createTempFile(this.directory, "run", ".log");
		ProcessBuilder builder = new ProcessBuilder(command).directory(where.toFile())
			.redirectErrorStream(true)
			.redirectOutput(log.toFile());
		builder.environment().keySet().removeIf((name) -> name.startsWith("TF_") || name.startsWith("MAVEN_"));
		builder.environment().put("HOME", this.directory.resolve("home").toString());
		Process process = builder.start();
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

	private static Path commands() throws IOException {
		try (Stream<Path> files = Files.walk(REPOSITORY.resolve("dev/tfprovider/terraform-provider-commands"))) {
			return files.filter((file) -> file.toString().endsWith(".jar"))
				.filter((file) -> !file.toString().endsWith("-sources.jar"))
				.findFirst()
				.orElseThrow();
		}
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
