/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.command.CommandLine;
import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.internal.command.installed.InstalledCommands;
import dev.tfprovider.internal.command.packaging.MadeRelease;
import dev.tfprovider.internal.command.packaging.PackageCommand;
import dev.tfprovider.internal.command.release.ReleaseLayout;
import dev.tfprovider.internal.command.signing.TestSigner;
import dev.tfprovider.internal.command.verify.ServedNotes;
import dev.tfprovider.internal.plugin.StdoutGuard;
import dev.tfprovider.internal.plugin.SystemPluginProcess;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Runs the commands of a release in a shell, where {@code java} runs those of a provider
 * for tests, and a forge is on this machine.
 */
public final class ReleaseSteps {

	private ReleaseSteps() {
	}

	/**
	 * Run the commands of the provider, instead of the jar of a build.
	 * @param arguments what a shell gives to java
	 * @throws Exception if something fails
	 */
	public static void main(String[] arguments) throws Exception {
		List<String> command = Arrays.asList(arguments).subList(2, arguments.length);
		if (command.get(0).equals("package")) {
			CommandLine line = CommandLine.parse(command.subList(1, command.size()), new PackageCommand());
			List<String> platforms = new ArrayList<>();
			line.list("os").forEach((os) -> line.list("arch").forEach((arch) -> platforms.add(os + "_" + arch)));
			Path folder = Path.of("").toAbsolutePath();
			if (line.has("native")) {
				assertThat(line.list("native")).containsExactly("executables/native-linux/terraform-provider-notes");
			}
			ReleaseLayout.REGISTRY.add(MadeRelease.of(folder, "acme/notes", line.value("version").orElseThrow(),
					ServedNotes.script(), platforms.toArray(String[]::new)), folder.resolve("dist"), true,
					Optional.empty());
			return;
		}
		System.exit(new InstalledCommands().run(
				new SystemPluginProcess(new StdoutGuard(), command.toArray(String[]::new)), NotesProvider.commanded()));
	}

	/**
	 * Run the steps of a release on GitHub.
	 * @param directory where to
	 * @param lines the commands
	 * @throws Exception if something fails
	 */
	public static void onGitHub(Path directory, List<String> lines) throws Exception {
		try (StandIn forge = new GitHubStandIn()) {
			run(forge, directory, lines,
					Map.of("GITHUB_REF_NAME", "v1.2.3", "GITHUB_OUTPUT", directory.resolve("output").toString(),
							"GITHUB_REPOSITORY", "acme/notes", "GITHUB_API_URL", forge.uri(""), "GITHUB_TOKEN",
							StandIn.TOKEN));
		}
	}

	/**
	 * Run the steps of a release on GitLab.
	 * @param directory where to
	 * @param lines the commands
	 * @throws Exception if something fails
	 */
	public static void onGitLab(Path directory, List<String> lines) throws Exception {
		try (StandIn forge = new StandIn.GitLab()) {
			run(forge, directory, lines, Map.of("CI_COMMIT_TAG", "v1.2.3", "CI_PROJECT_URL",
					forge.uri("/acme/platform"), "CI_JOB_TOKEN", StandIn.TOKEN));
		}
	}

	private static void run(StandIn forge, Path directory, List<String> lines, Map<String, String> variables)
			throws Exception {
		Path bin = Files.createDirectory(directory.resolve("bin"));
		script(bin.resolve("mvn"), "exit 0");
		script(bin.resolve("java"), "exec '%s/bin/java' -cp '%s' %s \"$@\"".formatted(System.getProperty("java.home"),
				System.getProperty("java.class.path"), ReleaseSteps.class.getName()));
		Path work = Files.createDirectory(directory.resolve("work"));
		Files.createFile(
				Files.createDirectories(work.resolve("executables/native-linux")).resolve("terraform-provider-notes"));
		Map<String, String> environment = forge.environment(directory, "PATH", bin + ":" + System.getenv("PATH"),
				"MAVEN_GPG_KEY", TestSigner.SECRET);
		environment.putAll(variables);
		for (String line : lines) {
			ProcessBuilder builder = new ProcessBuilder("bash", "-e", "-o", "pipefail", "-c", line)
				.directory(work.toFile())
				.redirectErrorStream(true)
				.redirectOutput(directory.resolve("log").toFile());
			builder.environment().putAll(environment);
			int status = builder.start().waitFor();
			assertThat(status).as("%s: %s", line, Files.readString(directory.resolve("log"))).isZero();
		}
		assertThat(forge.isWhole()).isTrue();
		assertThat(forge.files.keySet()).contains("terraform-provider-notes_1.2.3_SHA256SUMS",
				"terraform-provider-notes_1.2.3_SHA256SUMS.sig", "terraform-provider-notes_1.2.3_linux_amd64.zip");
		assertThat(work.resolve("dist/terraform-provider-notes_1.2.3_SHA256SUMS.sig")).exists();
	}

	private static void script(Path file, String content) throws Exception {
		Files.writeString(file, "#!/bin/sh\n" + content + "\n");
		assertThat(file.toFile().setExecutable(true)).isTrue();
	}

}
