/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.ProcessTable;
import dev.tfprovider.test.run.ProviderInstallation;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformProcess;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

import org.springframework.util.FileSystemUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The launches of the commands of one test, with one process for each command, as
 * packages have it by default. Whatever a test does to them: nothing of them runs a
 * second after Terraform has gone, their standard output has been handshake lines and
 * nothing else, and at the end of the test there is no file of them.
 */
final class CommandLaunches implements BeforeEachCallback, AfterEachCallback {

	private static final Duration LONGEST_END = Duration.ofSeconds(1);

	private static final Pattern OUTPUT = Pattern.compile("(1\\|6\\|tcp\\|127\\.0\\.0\\.1:\\d+\\|grpc\\|[\\w+/=]*\n)?");

	private final List<TerraformCli> opened = new ArrayList<>();

	private Path root;

	@Override
	public void beforeEach(ExtensionContext context) throws IOException {
		this.root = Files.createTempDirectory(ResidentProcesses.privatePlace(), "command-");
		for (String folder : List.of("machines", "output", "package", "run")) {
			Files.createDirectory(this.root.resolve(folder));
		}
		Path launcher = PackagedProvider.launcher();
		executable(this.root.resolve("package").resolve(launcher.getFileName()), """
				#!/bin/bash
				# Keeps what is written to standard output
				exec > >(trap '' INT TERM; exec tee "$(mktemp '%s/XXXXXX')")
				exec '%s' "$@"
				""".formatted(this.root.resolve("output"), launcher));
	}

	@Override
	public void afterEach(ExtensionContext context) throws IOException {
		try {
			assertNothingIsLeft();
		}
		finally {
			this.opened.forEach(TerraformCli::close);
			this.opened.clear();
			ProcessTable.find("")
				.stream()
				.filter(this::isOurs)
				.forEach((left) -> ProcessHandle.of(left.pid()).ifPresent(ProcessHandle::destroyForcibly));
			FileSystemUtils.deleteRecursively(this.root);
		}
	}

	/**
	 * Let commands launch this package with one process for each.
	 */
	TerraformCli serve(TerraformCli terraform) {
		return ResidentProcesses.with(terraform.withInstallation(installation()), environment())
			.withEnvironment("TERRAFORM_PROVIDER_OPERATIONS_CANCEL_GRACE", "1s")
			.withEnvironment("PETSTORE_JAVA_OPTS", "-Xlog:safepoint=info:file=" + machinesFolder() + "/%p.log");
	}

	/**
	 * Let a script run the commands, which finds the CLI in the variable {@code cli}.
	 */
	TerraformCli serveBy(String script) {
		Path executable = executable(this.root.resolve("cli-" + this.opened.size()), """
				#!/bin/bash
				cli=${TERRAFORM_CLI:-$(command -v terraform || command -v tofu)}
				case $1 in version | get) exec "$cli" "$@" ;; esac
				""" + script);
		TerraformCli terraform = TerraformCli.create(executable, installation());
		this.opened.add(terraform);
		return serve(terraform);
	}

	private ProviderInstallation installation() {
		return ProviderInstallation.devOverride(PackagedProvider.SOURCE, this.root.resolve("package"));
	}

	private Map<String, String> environment() {
		return Map.of("PETSTORE_PROCESS", "", "XDG_RUNTIME_DIR", folder().toString());
	}

	/**
	 * Return the folder that contains everything of these launches.
	 */
	Path root() {
		return this.root;
	}

	/**
	 * Return where launchers and processes meet.
	 */
	Path folder() {
		return this.root.resolve("run");
	}

	/**
	 * Return the only process that can be found.
	 */
	ResidentProcess single() {
		List<ResidentProcess> all = ResidentProcesses.in(folder());
		assertThat(all).hasSize(1);
		return all.get(0);
	}

	/**
	 * Return the virtual machines that run.
	 */
	List<ProcessHandle> running() {
		return ProcessTable.find(machinesFolder().toString())
			.stream()
			.flatMap((entry) -> ProcessHandle.of(entry.pid()).stream())
			.toList();
	}

	/**
	 * Return how many virtual machines there have been.
	 */
	long machines() {
		return list(machinesFolder()).size();
	}

	/**
	 * Forget how many virtual machines there have been.
	 */
	void forgetMachines() {
		for (Path log : list(machinesFolder())) {
			assertThat(log.toFile().delete()).isTrue();
		}
	}

	private Path machinesFolder() {
		return this.root.resolve("machines");
	}

	/**
	 * Wait for the end of a command, and verify what it has left. What is read of the
	 * state comes after that.
	 */
	Run end(TerraformProcess command) {
		awaitEnd(command);
		return command.waitFor();
	}

	void awaitEnd(TerraformProcess command) {
		Waiting.until("the command has ended", Duration.ofMinutes(3), () -> !command.isAlive());
		assertNothingRuns();
	}

	/**
	 * Verify that no command, no launch and no process is there, nor a file of them, and
	 * that their standard output was pure.
	 */
	void assertNothingIsLeft() {
		assertNothingRuns();
		assertThat(folder()).isEmptyDirectory();
	}

	private void assertNothingRuns() {
		ProcessTable.awaitNone("", this::isOurs, longestEnd());
		for (Path file : list(this.root.resolve("output"))) {
			assertThat(read(file)).as("standard output of a launch").matches(OUTPUT);
		}
	}

	/**
	 * A machine that has more to do than it has processors has more time.
	 */
	private static Duration longestEnd() {
		OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
		double load = system.getSystemLoadAverage() / system.getAvailableProcessors();
		return (load > 1) ? Duration.ofMillis((long) (LONGEST_END.toMillis() * load)) : LONGEST_END;
	}

	/**
	 * Return whether a process belongs to these launches, also if its command line does
	 * not say so.
	 */
	private boolean isOurs(ProcessTable.Entry entry) {
		String name = this.root.toString();
		return entry.commandLine().contains(name) || read(Path.of("/proc/" + entry.pid() + "/environ")).contains(name);
	}

	private static String read(Path file) {
		try {
			return Files.readString(file, StandardCharsets.ISO_8859_1);
		}
		catch (IOException ex) {
			return "";
		}
	}

	private static List<Path> list(Path folder) {
		try (Stream<Path> files = Files.list(folder)) {
			return files.toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static Path executable(Path file, String text) {
		try {
			Files.writeString(file, text);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		assertThat(file.toFile().setExecutable(true)).isTrue();
		return file;
	}

}
