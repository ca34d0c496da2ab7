/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Every command that a new project lists, run in it as it was written.
 */
@Tag("thorough")
@Timeout(900)
class NewProjectCommandsAcceptanceTests {

	private static final Duration LONGEST_START = Duration.ofMinutes(1);

	private static final Pattern COMMAND = Pattern.compile("(?m)^ {2}([a-z-]+) {2,}\\S");

	private static final List<String> HELP = List.of("--help");

	/**
	 * What commands are given that cannot do without, one line for each call. Others are
	 * called without arguments. Those that need a key or a registry have tests of their
	 * own, and explain themselves here.
	 */
	private static final Map<String, List<String>> ARGUMENTS = Map.ofEntries(
			Map.entry("call", List.of("--requests requests.jsonl")),
			Map.entry("changes", List.of("--since earlier.json")),
			Map.entry("completion", List.of("bash", "zsh", "fish")), Map.entry("dev", List.of("--terraform", "")),
			Map.entry("docs", List.of("", "--check", "--html")), Map.entry("install", List.of("--dir mirror")),
			Map.entry("keys", List.of("create")),
			Map.entry("prepare", List.of("--package mirror/registry.terraform.io/acme/notes/0.1.0/PLATFORM")),
			Map.entry("publish", HELP), Map.entry("resident", List.of("status", "stop")),
			Map.entry("schema", List.of("", "--json", "--full")), Map.entry("sign", HELP), Map.entry("verify", HELP));

	@TempDir
	Path directory;

	private NewProjectFolder project;

	@Test
	void everyCommandOfHelpWorks() throws Exception {
		this.project = NewProjectFolder.create(this.directory);
		this.project.run(this.project.path(), this.project.maven("package", "-DskipTests"));
		Files.writeString(this.project.path().resolve("earlier.json"), run("schema", "--full"));
		Files.writeString(this.project.path().resolve("requests.jsonl"), "{\"GetMetadata\": {}}\n");
		List<String> commands = COMMAND.matcher(run("help")).results().map((found) -> found.group(1)).toList();
		assertThat(commands).contains("docs", "help", "install", "package", "sbom");
		for (String command : inOrder(commands)) {
			for (String arguments : ARGUMENTS.getOrDefault(command, List.of(""))) {
				check(command, arguments);
			}
		}
		assertThat(this.project.path().resolve("docs.html")).content().contains("<article");
		assertThat(run("package")).doesNotContain("bill of materials");
		assertThat(run("sbom")).contains("\"bomFormat\"", "terraform-provider-core");
	}

	/**
	 * Some need what others have made.
	 */
	private static List<String> inOrder(List<String> commands) {
		return Stream.concat(commands.stream().filter((name) -> !name.equals("prepare")), Stream.of("prepare"))
			.toList();
	}

	private void check(String command, String arguments) throws Exception {
		List<String> call = new ArrayList<>(List.of(command));
		Arrays.stream(arguments.split(" "))
			.filter((argument) -> !argument.isEmpty())
			.map((argument) -> argument.contains("PLATFORM") ? argument.replace("PLATFORM", platform()) : argument)
			.forEach(call::add);
		if (command.equals("dev") && arguments.isEmpty()) {
			serves(call);
			return;
		}
		assertThat(run(call.toArray(String[]::new))).as(call.toString()).doesNotContain("\tat ");
	}

	private void serves(List<String> call) throws Exception {
		Path log = this.directory.resolve("dev.log");
		Process serving = this.project.start(this.project.path(), log, command(call.toArray(String[]::new)));
		try {
			long deadline = System.nanoTime() + LONGEST_START.toNanos();
			while (!NewProjectFolder.read(log).contains("TF_REATTACH_PROVIDERS")) {
				assertThat(serving.isAlive() && System.nanoTime() < deadline).as(() -> NewProjectFolder.read(log))
					.isTrue();
				Thread.sleep(50);
			}
		}
		finally {
			serving.destroyForcibly().waitFor();
		}
		assertThat(NewProjectFolder.read(log)).doesNotContain("\tat ");
	}

	private String platform() {
		try (Stream<Path> platforms = Files
			.list(this.project.path().resolve("mirror/registry.terraform.io/acme/notes/0.1.0"))) {
			return platforms.map((platform) -> platform.getFileName().toString()).findFirst().orElseThrow();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private String run(String... call) throws Exception {
		return this.project.run(this.project.path(), command(call));
	}

	private static String[] command(String... call) {
		return Stream
			.concat(Stream.of(NewProjectFolder.java(), "-jar", "target/terraform-provider-notes-0.1.0.jar"),
					Arrays.stream(call))
			.toArray(String[]::new);
	}

}
