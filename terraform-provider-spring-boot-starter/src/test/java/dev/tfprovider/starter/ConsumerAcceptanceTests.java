/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The executable jar of the first provider of the documents, whose only dependency is the
 * starter.
 */
@Tag("thorough")
class ConsumerAcceptanceTests {

	private static final Path JAR = Path.of("target", "it", "notes-provider", "target", "notes-provider-0.1.0.jar")
		.toAbsolutePath();

	private static final Map<String, String> HOST = Map.of("TF_PLUGIN_MAGIC_COOKIE",
			"d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2", "PLUGIN_PROTOCOL_VERSIONS", "5,6");

	@TempDir
	Path directory;

	@Test
	void standardOutputIsExactlyTheHandshakeLine() throws Exception {
		Process provider = start(HOST);
		try (BufferedReader output = provider.inputReader()) {
			assertThat(output.readLine()).matches("1\\|6\\|tcp\\|127\\.0\\.0\\.1:\\d+\\|grpc\\|");
			provider.toHandle().destroy();
			assertThat(output.lines()).isEmpty();
		}
		finally {
			provider.destroyForcibly();
		}
	}

	@Test
	void librariesThatNothingUsesDoNotComeWithTheStarter() throws Exception {
		try (JarFile jar = new JarFile(JAR.toFile())) {
			List<String> libraries = jar.stream()
				.map(JarEntry::getName)
				.filter((name) -> name.startsWith("BOOT-INF/lib/"))
				.toList();
			assertThat(libraries).anyMatch((name) -> name.matches(".*/grpc-netty-\\d.*"))
				.noneMatch((name) -> name.matches(".*/(grpc-netty-shaded|grpc-services|gson|netty-handler-proxy|"
						+ "proto-google-common-protos)-\\d.*"));
		}
	}

	@Test
	void whenRunByHandExplainsItselfOnStandardError() throws Exception {
		Process provider = start(Map.of());
		try (BufferedReader output = provider.inputReader()) {
			assertThat(output.lines()).isEmpty();
			assertThat(provider.waitFor(1, TimeUnit.MINUTES)).isTrue();
			assertThat(provider.exitValue()).isEqualTo(1);
			assertThat(errors()).startsWith("This is the Terraform provider \"notes\" (acme/notes)");
		}
		finally {
			provider.destroyForcibly();
		}
	}

	/**
	 * The compilers of JDK 23 and newer read Javadoc only if the project asks for it.
	 */
	@Test
	void descriptionsComeFromTheJavadocWhateverJdkHasCompiledIt() throws Exception {
		Process schema = start(Map.of(), "schema", "--json");
		try (BufferedReader output = schema.inputReader()) {
			assertThat(output.lines().toList()).singleElement().asString().contains("\"path of the file.\"");
			assertThat(schema.waitFor(1, TimeUnit.MINUTES)).isTrue();
			assertThat(errors()).doesNotContain("Warning:");
		}
		finally {
			schema.destroyForcibly();
		}
	}

	/**
	 * The commands of the page on it, one after the other.
	 */
	@Test
	void installedProviderIsFoundByInit() throws Exception {
		NewProjectFolder.assumeOneCli();
		NewProjectFolder tools = new NewProjectFolder(this.directory);
		Files.createDirectories(tools.home());
		Path work = Files.createDirectory(this.directory.resolve("work"));
		Files.copy(Path.of("src", "it", "notes-provider", "main.tf"), work.resolve("main.tf"));
		tools.run(work, NewProjectFolder.java(), "-jar", JAR.toString(), "install");
		tools.run(work, NewProjectFolder.cli(), "init");
		tools.run(work, NewProjectFolder.cli(), "apply", "-auto-approve");
		assertThat(work.resolve("hello.txt")).hasContent("Hello, Terraform");
		Files.writeString(work.resolve("hello.txt"), "Goodbye");
		assertThat(tools.run(work, NewProjectFolder.cli(), "plan", "-no-color")).contains("1 to change");
		tools.run(work, NewProjectFolder.cli(), "destroy", "-auto-approve");
		assertThat(work.resolve("hello.txt")).doesNotExist();
	}

	private Process start(Map<String, String> environment, String... arguments) throws IOException {
		String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
		List<String> command = new ArrayList<>(List.of(java, "-jar", JAR.toString()));
		command.addAll(List.of(arguments));
		ProcessBuilder builder = new ProcessBuilder(command).directory(this.directory.toFile())
			.redirectError(new File(this.directory.toFile(), "stderr"));
		builder.environment().keySet().removeIf((name) -> name.startsWith("TF_") || name.startsWith("PLUGIN_"));
		builder.environment().putAll(environment);
		return builder.start();
	}

	private String errors() throws IOException {
		return Files.readString(this.directory.resolve("stderr"));
	}

}
