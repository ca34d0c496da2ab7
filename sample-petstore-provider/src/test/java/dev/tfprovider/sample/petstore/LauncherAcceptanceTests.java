/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.internal.ProcessTable;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * The launcher of the packaged provider as a host starts it.
 */
@LaunchedPetstoreAcceptance
class LauncherAcceptanceTests {

	private static final Map<String, String> PLUGIN = Map.of("TF_PLUGIN_MAGIC_COOKIE",
			"d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2", "PLUGIN_PROTOCOL_VERSIONS", "5,6");

	private static final String HANDSHAKE = "1\\|6\\|tcp\\|127\\.0\\.0\\.1:\\d+\\|grpc\\|?\n";

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	@TempDir
	Path directory;

	@ParameterizedTest
	@MethodSource("environments")
	void standardOutputIsTheHandshakeLineAlone(Map<String, String> environment) throws Exception {
		Process process = start(environment);

		String line = readLine(process.getInputStream());

		assertThat(line).matches(HANDSHAKE);
		process.toHandle().destroy();
		assertThat(text(process.getInputStream())).isEmpty();
		process.waitFor();
	}

	static Stream<Map<String, String>> environments() {
		return Stream.of(Map.of(), Map.of("JAVA_TOOL_OPTIONS", "-Dpet=rex", "SPRING_MAIN_BANNER_MODE", "console",
				"TF_LOG", "TRACE", "DEBUG", "true"));
	}

	@Test
	void withoutHostTellsWhatItIsAndPrintsNothingOnStandardOutput() throws Exception {
		Process process = builder(Map.of()).redirectError(ProcessBuilder.Redirect.PIPE).start();

		assertThat(text(process.getInputStream())).isEmpty();
		assertThat(text(process.getErrorStream())).contains("Terraform provider \"petstore\"")
			.contains("(acme/petstore)")
			.contains("  version    prints name, version and source address")
			.doesNotContain("  install ");
		assertThat(process.waitFor()).isEqualTo(1);
	}

	@Test
	@OnJvm
	void javaHomeOfThePetstoreWinsOverTheGeneralOne() throws Exception {
		Path own = fakeJava("own", 7);
		Path general = fakeJava("general", 8);

		Process process = start(Map.of("PETSTORE_JAVA_HOME", own.toString(), "JAVA_HOME", general.toString()));
		assertThat(text(process.getInputStream())).startsWith("own -Xlog:disable -Xlog:all=warning:stderr ")
			.contains(" -Dspring.aot.enabled=true ")
			.contains(" -cp " + PackagedProvider.DIRECTORY + "/lib/")
			.endsWith(PackagedProvider.COMMAND_LINE + "\n");
		assertThat(process.waitFor()).isEqualTo(7);
		assertThat(start(Map.of("JAVA_HOME", general.toString())).waitFor()).isEqualTo(8);
	}

	@Test
	@OnJvm
	@Tag("thorough")
	void newestJavaRunsTheProvider(TerraformCli terraform) throws Exception {
		Optional<Path> java25 = ProviderCommandRun.java25();
		assumeTrue(java25.isPresent(), "no JDK 25 beside " + System.getProperty("java.home"));
		String home = java25.orElseThrow().toString();

		Process process = start(Map.of("PETSTORE_JAVA_HOME", home, "JAVA_TOOL_OPTIONS", "-Dpet=rex"));
		assertThat(readLine(process.getInputStream())).matches(HANDSHAKE);
		assertThat(ProcessTable.find(PackagedProvider.COMMAND_LINE)).filteredOn("pid", process.pid())
			.singleElement()
			.extracting(ProcessTable.Entry::commandLine)
			.asString()
			.startsWith(home + "/bin/java ");
		process.toHandle().destroy();
		assertThat(text(process.getInputStream())).isEmpty();

		ProviderBlock.write(terraform, api);
		assertThat(terraform.withEnvironment("PETSTORE_JAVA_HOME", home).allowNonEmptyPlan().apply("""
				resource "petstore_pet" "rex" {
				  name = "Rex"
				}
				""")).succeeded().hasNoDiagnostics();
		assertThat(api.client().findPets(null, null)).extracting(PetResponse::name).containsExactly("Rex");
	}

	private static Process start(Map<String, String> environment) throws IOException {
		ProcessBuilder builder = builder(environment);
		builder.environment().putAll(PLUGIN);
		return builder.start();
	}

	private static ProcessBuilder builder(Map<String, String> environment) {
		ProcessBuilder builder = new ProcessBuilder(PackagedProvider.launcher().toString())
			.redirectError(ProcessBuilder.Redirect.DISCARD);
		builder.environment().keySet().removeAll(List.of("PETSTORE_JAVA_HOME", "JAVA_HOME", "TF_LOG"));
		builder.environment().put("PETSTORE_PROCESS", "launch");
		builder.environment().putAll(environment);
		return builder;
	}

	private static String readLine(InputStream input) throws IOException {
		StringBuilder line = new StringBuilder();
		int read = input.read();
		while (read >= 0) {
			line.append((char) read);
			if (read == '\n') {
				break;
			}
			read = input.read();
		}
		return line.toString();
	}

	private static String text(InputStream input) throws IOException {
		return new String(input.readAllBytes(), StandardCharsets.UTF_8);
	}

	private Path fakeJava(String name, int exitStatus) throws IOException {
		Path home = this.directory.resolve(name);
		Files.createDirectories(home);
		Files.writeString(home.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");
		Path java = Files.writeString(Files.createDirectories(home.resolve("bin")).resolve("java"), """
				#!/bin/sh
				echo "%s $*"
				exit %d
				""".formatted(name, exitStatus));
		assertThat(java.toFile().setExecutable(true)).isTrue();
		return home;
	}

}
