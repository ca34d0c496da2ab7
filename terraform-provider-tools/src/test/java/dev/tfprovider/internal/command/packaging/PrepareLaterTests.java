/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

import dev.tfprovider.internal.command.line.PackageName;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What a launcher does in the background, with a Java that notes how it was asked to
 * prepare a start.
 */
class PrepareLaterTests {

	private static final int ENOUGH = 10;

	@TempDir
	Path temporary;

	private Path launcher;

	private Path prepared;

	@BeforeEach
	void writePackage() throws IOException {
		this.temporary = this.temporary.toRealPath();
		this.prepared = this.temporary.resolve("home/.cache/terraform-provider-pet-store/1.0.0-abc/25");
		write(true);
		Path java = Files.createDirectories(this.temporary.resolve("java/bin")).resolve("java");
		Files.writeString(this.temporary.resolve("java/release"), "JAVA_VERSION=\"25\"\n");
		Files.writeString(java, """
				#!/bin/sh
				for last; do :; done
				[ "$last" = prepare ] || { echo "plugin"; exit; }
				cd "%s"
				echo call >>calls
				env >environment
				while [ -e gate ]; do sleep 0.1; done
				status=0
				[ ! -e failing ] || status=1
				echo words
				exit $status
				""".formatted(this.temporary));
		assertThat(java.toFile().setExecutable(true)).isTrue();
	}

	@AfterEach
	void openGate() throws IOException {
		Files.deleteIfExists(this.temporary.resolve("gate"));
	}

	@Test
	void tenthStartByAHostPreparesOnceAndKeepsNothingOfTheHostOpen() throws Exception {
		Files.createFile(this.temporary.resolve("gate"));
		for (int i = 1; i < ENOUGH; i++) {
			launch(Map.of());
		}
		assertThat(this.temporary.resolve("calls")).doesNotExist();
		assertThat(sibling(".starts")).hasSize(ENOUGH - 1);

		launch(Map.of("PET_STORE_API_KEY", "s3cret", "TF_LOG", "trace", "PET_STORE_JAVA_OPTS", "-Xmx1g"));
		await(() -> Files.exists(this.temporary.resolve("environment")));
		launch(Map.of());
		assertThat(sibling(".lock")).isDirectory();
		Files.delete(this.temporary.resolve("gate"));
		await(() -> Files.notExists(sibling(".lock")));

		assertThat(this.temporary.resolve("calls")).hasContent("call");
		assertThat(Files.readString(this.temporary.resolve("environment")).lines())
			.contains("PET_STORE_JAVA_HOME=" + this.temporary.resolve("java"), "HOME=" + this.temporary.resolve("home"))
			.noneMatch((line) -> line.matches("(PET_STORE_API_KEY|PET_STORE_JAVA_OPTS|TF_.*)=.*"));
		assertThat(sibling(".starts")).doesNotExist();
		assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(this.prepared.getParent())))
			.isEqualTo("rwx------");
	}

	@Test
	void manyAtOncePrepareOnce() throws Exception {
		Files.createFile(this.temporary.resolve("gate"));
		countStarts(ENOUGH);
		List<Process> processes = new ArrayList<>();
		for (int i = 0; i < 2 * ENOUGH; i++) {
			processes.add(builder(Map.of()).start());
		}
		for (Process process : processes) {
			assertThat(process.waitFor()).isZero();
		}
		await(() -> Files.exists(this.temporary.resolve("environment")));
		Files.delete(this.temporary.resolve("gate"));
		await(() -> Files.notExists(sibling(".lock")));
		assertThat(this.temporary.resolve("calls")).hasContent("call");
	}

	@Test
	void failureIsRepeatedAfterADay() throws Exception {
		Files.createFile(this.temporary.resolve("failing"));
		countStarts(ENOUGH);
		launch(Map.of());
		await(() -> Files.exists(this.temporary.resolve("environment")));
		await(() -> content(sibling(".log")).equals("words\n"));
		launch(Map.of());
		assertThat(this.temporary.resolve("calls")).hasContent("call");

		Files.delete(this.temporary.resolve("failing"));
		Files.setLastModifiedTime(sibling(".lock"), FileTime.from(Instant.now().minus(Duration.ofDays(2))));
		launch(Map.of());
		await(() -> Files.notExists(sibling(".lock")));
		assertThat(this.temporary.resolve("calls")).hasContent("call\ncall");
		assertThat(sibling(".log")).doesNotExist();
	}

	@ParameterizedTest
	@ValueSource(strings = { "CI=true", "TF_IN_AUTOMATION=1", "PET_STORE_PREPARED_START=off", "TF_PLUGIN_MAGIC_COOKIE=",
			"HOME=" })
	void whoeverDoesNotWantItIsLeftAlone(String variable) throws Exception {
		String[] parts = variable.split("=", 2);
		launch(Map.of(parts[0], parts[1]));
		assertThat(this.temporary.resolve("home")).doesNotExist();
	}

	@ParameterizedTest
	@ValueSource(strings = { "/dev/null", "/proc/nothing" })
	void placeThatCannotBeWrittenIsPassedOverInSilence(String home) throws Exception {
		launch(Map.of("HOME", home));
	}

	@Test
	void diskThatIsFullIsPassedOverInSilence() throws Exception {
		Files.createDirectories(this.prepared.getParent());
		Files.createSymbolicLink(sibling(".starts"), Path.of("/dev/full"));
		launch(Map.of());
		assertThat(sibling(".lock")).doesNotExist();
	}

	@Test
	void packageMadeWithoutPreparedStartNeverPrepares() throws Exception {
		write(false);
		countStarts(ENOUGH);
		launch(Map.of());
		assertThat(sibling(".starts")).hasSize(ENOUGH);
		assertThat(Files.readString(this.launcher)).doesNotContain("prepare_later");
	}

	@Test
	void preparedPackageIsNotPreparedAgain() throws Exception {
		countStarts(ENOUGH);
		Files.writeString(this.prepared, "a recording");
		launch(Map.of());
		assertThat(sibling(".starts")).hasSize(ENOUGH);
	}

	private void countStarts(int count) throws IOException {
		Files.createDirectories(this.prepared.getParent());
		Files.writeString(sibling(".starts"), "\n".repeat(count));
	}

	private Path sibling(String suffix) {
		return this.prepared.resolveSibling(this.prepared.getFileName() + suffix);
	}

	private void write(boolean preparesLater) throws IOException {
		Path folder = Files.createDirectories(this.temporary.resolve("a package"));
		Files.createDirectories(folder.resolve("lib"));
		Files.writeString(folder.resolve("lib/a.jar"), "jar");
		this.launcher = Files.writeString(folder.resolve("terraform-provider-pet-store_v1.0.0"),
				new LauncherScript(PackageName.of("acme/pet-store", "1.0.0"), RuntimeFlavour.THIN, "com.acme.Main",
						List.of("a.jar"), "abc", List.of(), Optional.empty(), preparesLater)
					.text());
		assertThat(this.launcher.toFile().setExecutable(true)).isTrue();
	}

	private void launch(Map<String, String> environment) throws Exception {
		Process process = builder(environment).start();
		assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)).isEqualTo("plugin\n");
		assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8)).isEmpty();
		assertThat(process.waitFor()).isZero();
	}

	private ProcessBuilder builder(Map<String, String> environment) {
		ProcessBuilder builder = new ProcessBuilder(this.launcher.toString());
		Map<String, String> all = new HashMap<>(
				Map.of("PATH", "/usr/bin:/bin", "HOME", this.temporary.resolve("home").toString(), "JAVA_HOME",
						this.temporary.resolve("java").toString(), "TF_PLUGIN_MAGIC_COOKIE", "cookie"));
		all.putAll(environment);
		builder.environment().clear();
		builder.environment().putAll(all);
		return builder;
	}

	private static String content(Path file) {
		try {
			return Files.exists(file) ? Files.readString(file) : "";
		}
		catch (IOException ex) {
			return "";
		}
	}

	private static void await(BooleanSupplier condition) throws InterruptedException {
		for (long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60); !condition.getAsBoolean();) {
			assertThat(System.nanoTime()).as("within a minute").isLessThan(end);
			Thread.sleep(20);
		}
	}

}
