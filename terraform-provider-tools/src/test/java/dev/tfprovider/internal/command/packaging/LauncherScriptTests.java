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
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.command.ProcessScope;
import dev.tfprovider.internal.command.line.PackageName;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The launcher, with a Java that prints its arguments.
 */
class LauncherScriptTests {

	private static final String COMMON = "-Xlog:disable -Xlog:all=warning:stderr -XX:+DisplayVMOutputToStderr "
			+ "-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:-UsePerfData -Xms20m -Xmn8m -Xmx512m -XX:MinHeapFreeRatio=20 "
			+ "-XX:MaxHeapFreeRatio=40 -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0 "
			+ "-Dio.netty.allocator.maxOrder=4";

	@TempDir
	Path temporary;

	private Path folder;

	@BeforeEach
	void writeLauncher() throws IOException {
		this.folder = Files.createDirectories(this.temporary.toRealPath().resolve("a package"));
		Files.createDirectory(this.folder.resolve("lib"));
		for (String jar : List.of("b.jar", "it's.jar")) {
			Files.createFile(this.folder.resolve("lib").resolve(jar));
			Files.setLastModifiedTime(this.folder.resolve("lib").resolve(jar), FileTime.from(FileTree.TIME));
		}
		write(RuntimeFlavour.THIN);
	}

	@Test
	void newJavaIsToldWhatItWouldWarnOf() throws Exception {
		assertThat(run(Map.of("JAVA_HOME", java("25", "25.0.3")))).isEqualTo(
				"25: " + COMMON + " --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow -cp "
						+ classPath() + " com.acme.Main");
	}

	@Test
	void oldJavaIsToldNothingItDoesNotKnow() throws Exception {
		assertThat(run(Map.of("JAVA_HOME", java("17", "17.0.15"))))
			.isEqualTo("17: " + COMMON + " -cp " + classPath() + " com.acme.Main");
	}

	@Test
	void ownJavaWinsOverTheGeneralOneAndOptionsAreAdded() throws Exception {
		assertThat(run(Map.of("PET_STORE_JAVA_HOME", java("own", "21"), "JAVA_HOME", java("general", "25"),
				"PET_STORE_JAVA_OPTS", "-Da=b -Xmx1g"), "version", "x y"))
			.isEqualTo("own: " + COMMON + " -Da=b -Xmx1g -cp " + classPath() + " com.acme.Main version x y");
	}

	@Test
	void tooOldGeneralJavaGivesWayToThePath() throws Exception {
		assertThat(run(
				Map.of("JAVA_HOME", java("eight", "1.8.0_392"), "PATH", java("path", "17.0.1") + "/bin:/usr/bin:/bin")))
			.startsWith("path: ");
	}

	@Test
	void tooOldOwnJavaIsNamedAndNothingElseIsTried() throws Exception {
		String old = java("eleven", "11.0.2");
		Result result = result(Map.of("PET_STORE_JAVA_HOME", old, "JAVA_HOME", java("general", "25")));
		assertThat(result.status()).isEqualTo(1);
		assertThat(result.out()).isEmpty();
		assertThat(result.err()).hasLineCount(1)
			.startsWith(
					"[ERROR] The provider acme/pet-store needs Java 17 or later. PET_STORE_JAVA_HOME='" + old + "', ")
			.contains("lead to none but 11.0.2. ");
	}

	@Test
	void withoutAnyJavaOneLineSaysSo() throws Exception {
		Path bin = Files.createDirectory(this.temporary.resolve("bin"));
		for (String tool : List.of("dirname", "readlink", "sed", "cksum")) {
			Files.createSymbolicLink(bin.resolve(tool), Path.of("/usr/bin", tool));
		}
		Result result = result(Map.of("PATH", bin.toString()));
		assertThat(result.status()).isEqualTo(1);
		assertThat(result.out()).isEmpty();
		assertThat(result.err()).hasLineCount(1).contains("lead to none. Set one of them.");
	}

	@Test
	void javaWithoutAReleaseFileIsAsked() throws Exception {
		String home = java("plain", "21.0.2");
		Files.delete(Path.of(home, "release"));
		assertThat(run(Map.of("JAVA_HOME", home))).startsWith("plain: -Xlog:disable");
	}

	@Test
	void preparedStartOfTheSameJavaIsUsed() throws Exception {
		Map<String, String> environment = Map.of("XDG_CACHE_HOME", this.temporary.resolve("cache").toString());
		Path prepared = recording(environment, "25", "25.0.3", "abc");
		assertThat(prepared).isEqualTo(this.temporary.resolve("cache/terraform-provider-pet-store/1.0.0-abc/25.0.3"));
		assertThat(runBy(environment, "25", "25.0.3"))
			.contains(" -XX:AOTCache=" + prepared + " -XX:OnError=rm -f -- '" + prepared + "' com.acme.Main");
		assertThat(runBy(environment, "26", "26")).doesNotContain("AOTCache");
	}

	@Test
	void olderJavaNeedsAWholeRecordingOfTheVeryFiles() throws Exception {
		Map<String, String> environment = Map.of("XDG_CACHE_HOME", this.temporary.resolve("cache").toString());
		Path prepared = recording(environment, "17", "17.0.1", "abc");
		assertThat(runBy(environment, "17", "17.0.1")).as("never finished").doesNotContain("SharedArchiveFile");
		Path size = Files.writeString(prepared.resolveSibling(prepared.getFileName() + ".size"), "3\n");
		assertThat(runBy(environment, "17", "17.0.1"))
			.contains(" -XX:SharedArchiveFile=" + prepared + " -XX:OnError=rm -f -- '" + prepared + "' com.acme.Main");
		Files.writeString(size, "4\n");
		assertThat(runBy(environment, "17", "17.0.1")).as("cut off").doesNotContain("SharedArchiveFile");
		Files.writeString(size, "3\n");

		String elsewhere = String.valueOf(prepared.getFileName());
		this.folder = Files.createDirectories(this.temporary.toRealPath().resolve("another package"));
		write(RuntimeFlavour.THIN);
		assertThat(where(environment, "17", "17.0.1").getFileName().toString()).startsWith("17.0.1-")
			.isNotEqualTo(elsewhere);
	}

	@Test
	void unpackedJarsGetTheirTimesBackForTheRecording() throws Exception {
		Path first = this.folder.resolve("lib/b.jar");
		Path last = this.folder.resolve("lib/it's.jar");
		Files.setLastModifiedTime(launcher(), FileTime.from(Instant.parse("2024-05-01T10:00:00Z")));
		Files.setLastModifiedTime(first, FileTime.from(Instant.parse("2024-05-01T10:00:00Z")));
		Files.setLastModifiedTime(last, FileTime.from(Instant.parse("2024-05-01T10:00:01Z")));
		runBy(Map.of("TZ", "Asia/Tokyo"), "25", "25");
		assertThat(Files.getLastModifiedTime(first).toInstant()).isEqualTo(FileTree.TIME);
		assertThat(Files.getLastModifiedTime(last).toInstant()).isEqualTo(FileTree.TIME);
	}

	@Test
	void recordingIsMadeInTheWayOfTheVersion() throws Exception {
		assertThat(runBy(Map.of("PET_STORE_RECORD_START", "/tmp/a b"), "25", "25.0.3"))
			.contains(" -XX:AOTCacheOutput=/tmp/a b -Dterraform.provider.start.recording=true com.acme.Main");
		assertThat(runBy(Map.of("PET_STORE_RECORD_START", "/tmp/a"), "24", "24"))
			.contains(" -XX:ArchiveClassesAtExit=/tmp/a -Dterraform.provider.start.recording=true com.acme.Main");
	}

	/**
	 * Java would speak of classes that are missing.
	 */
	@ParameterizedTest
	@CsvSource({ "30, true", "41, true", "42, false", "1000, false" })
	void limitOfOpenFilesIsNamedIfItIsTooLow(int limit, boolean named) throws Exception {
		ProcessBuilder builder = new ProcessBuilder("sh", "-c", "ulimit -n " + limit + " && exec \"$0\"",
				launcher().toString());
		builder.environment().put("JAVA_HOME", java("17", "17"));
		builder.environment().put("XDG_CACHE_HOME", this.temporary.resolve("cache").toString());
		Process process = builder.start();
		assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)).startsWith("17: ");
		assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
			.isEqualTo(named ? "[ERROR] The provider acme/pet-store may open " + limit
					+ " files at a time, and needs 42: raise the limit with 'ulimit -n'.\n" : "");
	}

	@Test
	void runtimeInThePackageNeedsNoOther() throws Exception {
		write(RuntimeFlavour.RUNTIME);
		Path own = Path.of(java("own", "25.0.3"));
		Files.move(own, this.folder.resolve("runtime"));
		assertThat(run(Map.of("JAVA_HOME", java("general", "17")))).startsWith("own: ");
	}

	@Test
	void linkToTheLauncherLeadsToTheJars() throws Exception {
		Path link = Files.createSymbolicLink(this.temporary.resolve("link"), launcher());
		ProcessBuilder builder = new ProcessBuilder(link.toString());
		builder.environment().put("JAVA_HOME", java("17", "17"));
		assertThat(new String(builder.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8))
			.contains(" -cp " + classPath());
	}

	private Path launcher() {
		return this.folder.resolve("terraform-provider-pet-store_v1.0.0");
	}

	private String classPath() {
		return this.folder + "/lib/b.jar:" + this.folder + "/lib/it's.jar";
	}

	private void write(RuntimeFlavour flavour) throws IOException {
		PackageName name = PackageName.of("acme/pet-store", "1.0.0");
		Files.writeString(launcher(), new LauncherScript(name, flavour, "com.acme.Main", List.of("b.jar", "it's.jar"),
				"abc", List.of(), Optional.of(ProcessScope.LAUNCH), false)
			.text());
		assertThat(launcher().toFile().setExecutable(true)).isTrue();
	}

	private String java(String name, String version) throws IOException {
		Path home = this.temporary.resolve("jdk " + name);
		Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
		Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"Acme\"\nJAVA_VERSION=\"%s\"\n".formatted(version));
		Files.writeString(java, """
				#!/bin/sh
				[ "$1" != -version ] || { echo 'openjdk version "%s" 2024-01-16' >&2; exit 0; }
				echo "%s: $*"
				""".formatted(version, name));
		assertThat(java.toFile().setExecutable(true)).isTrue();
		return home.toString();
	}

	private String runBy(Map<String, String> environment, String name, String version) throws Exception {
		Map<String, String> all = new java.util.HashMap<>(environment);
		all.put("JAVA_HOME", java(name, version));
		return run(all);
	}

	private Path where(Map<String, String> environment, String name, String version) throws Exception {
		Map<String, String> all = new java.util.HashMap<>(environment);
		all.put("PET_STORE_PREPARED_START", "where");
		return Path.of(runBy(all, name, version));
	}

	private Path recording(Map<String, String> environment, String name, String version, String content)
			throws Exception {
		Path file = where(environment, name, version);
		Files.createDirectories(file.getParent());
		return Files.writeString(file, content);
	}

	private String run(Map<String, String> environment, String... arguments) throws Exception {
		Result result = result(environment, arguments);
		assertThat(result.err()).isEmpty();
		assertThat(result.status()).isZero();
		return result.out().strip();
	}

	private Result result(Map<String, String> environment, String... arguments) throws Exception {
		ProcessBuilder builder = new ProcessBuilder(launcher().toString());
		builder.command().addAll(List.of(arguments));
		builder.environment().keySet().removeAll(List.of("JAVA_HOME", "XDG_CACHE_HOME"));
		builder.environment().put("HOME", this.temporary.toString());
		builder.environment().putAll(environment);
		Process process = builder.start();
		String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
		return new Result(process.waitFor(), out, err);
	}

	private record Result(int status, String out, String err) {

	}

}
