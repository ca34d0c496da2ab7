/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.fixture.PrivateTempDir;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ProcessFolderTests {

	private static final long NO_PROCESS = Integer.MAX_VALUE;

	@TempDir(factory = PrivateTempDir.class)
	private Path directory;

	@Test
	void filesAreThoseOfTheProvider() throws IOException {
		Path folder = folder();
		write("pet-abc-1", ProcessHandle.current().pid());
		write("store-abc-1", ProcessHandle.current().pid());
		Files.writeString(folder.resolve("pet-abc-1.log"), "log");
		for (String variable : List.of("XDG_RUNTIME_DIR", "XDG_CACHE_HOME")) {
			assertThat(names(Map.of(variable, this.directory.toString(), "HOME", "/nowhere"), "pet"))
				.containsExactly("pet-abc-1");
			assertThat(names(Map.of(variable, this.directory.toString(), "HOME", "/nowhere"), "store"))
				.containsExactly("store-abc-1");
		}
		assertThat(names(Map.of("HOME", "/nowhere", "TMPDIR", this.directory.toString()), "pet")).isEmpty();
		assertThat(names(Map.of(), "pet")).isEmpty();
		assertThat(new ProcessFolder(this.directory.resolve("nowhere")).files("pet")).isEmpty();
	}

	@Test
	void sweepDeletesWhatNobodyNeedsAnyMore() throws IOException {
		Path folder = folder();
		Process living = new ProcessBuilder("sh", "-c", "read -r line", folder.resolve("pet-living-1").toString())
			.start();
		old(write("pet-living-1", living.pid()));
		old(write("pet-dead-1", NO_PROCESS));
		write("pet-new-1", NO_PROCESS);
		old(Files.writeString(folder.resolve("pet-dead-1.log"), "log"));
		new ProcessFolder(folder).sweep();
		living.destroyForcibly();
		assertThat(folder).isDirectoryNotContaining("glob:**dead*")
			.isDirectoryContaining("glob:**living*")
			.isDirectoryContaining("glob:**new*");
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void sweepDeletesWhatEndedCommandsLeft() throws IOException {
		Path folder = folder();
		String outlives = "pet-outlives-command-%s-1".formatted(NO_PROCESS);
		Process ending = new ProcessBuilder("sh", "-c", "sleep 100; true", folder.resolve(outlives).toString()).start();
		write("pet-killed-command-%s-1".formatted(NO_PROCESS), NO_PROCESS);
		Files.writeString(folder.resolve("pet-claimed-command-%s-1".formatted(NO_PROCESS)), "claim 1\n");
		Files.writeString(folder.resolve("pet-hangs-command-%s-1.hung".formatted(NO_PROCESS)), "");
		String stat = Files.readString(Path.of("/proc/self/stat"));
		write("pet-runs-command-%s-%s".formatted(ProcessHandle.current().pid(),
				stat.substring(stat.lastIndexOf(')')).split(" ")[20]), NO_PROCESS);
		write("pet-reused-command-%s-1".formatted(ProcessHandle.current().pid()), NO_PROCESS);
		write("pet-another-command-%s-1".formatted(NO_PROCESS), ProcessHandle.current().pid());
		write(outlives, ending.pid());
		try {
			new ProcessFolder(folder).sweep();
		}
		finally {
			ending.descendants().forEach(ProcessHandle::destroyForcibly);
			ending.destroyForcibly();
		}

		try (Stream<Path> left = Files.list(folder)) {
			assertThat(left.map((file) -> file.getFileName().toString().split("-")[1]))
				.containsExactlyInAnyOrder("runs", "outlives");
		}
	}

	@Test
	void folderIsDeletedOnceNobodyNeedsIt() throws IOException {
		Path folder = folder();
		Path file = write("pet-abc-1", NO_PROCESS);
		new ProcessFolder(folder).deleteIfEmpty();
		assertThat(folder).exists();
		new ProcessFile(file).giveUp();
		new ProcessFolder(folder).deleteIfEmpty();
		assertThat(folder).doesNotExist();
	}

	@Test
	void filesThatOthersMayHaveWrittenAreNotRead() throws IOException {
		Path folder = folder();
		write("pet-abc-1", ProcessHandle.current().pid());
		Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
		assertThat(names(Map.of("XDG_RUNTIME_DIR", this.directory.toString()), "pet")).isEmpty();
		Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
		Path link = Files.createSymbolicLink(this.directory.resolve("link"), this.directory);
		assertThat(names(Map.of("XDG_RUNTIME_DIR", link.toString()), "pet")).isEmpty();
		assertThat(names(Map.of("XDG_CACHE_HOME", link.toString()), "pet")).hasSize(1);
		Files.setPosixFilePermissions(this.directory, PosixFilePermissions.fromString("rwxrwxrwx"));
		assertThat(names(Map.of("XDG_CACHE_HOME", this.directory.toString()), "pet")).isEmpty();
	}

	private static List<String> names(Map<String, String> environment, String type) {
		return ProcessFolder.all(environment)
			.stream()
			.flatMap((folder) -> folder.files(type).stream())
			.map((file) -> file.path().getFileName().toString())
			.toList();
	}

	private Path folder() throws IOException {
		return Files.createDirectory(this.directory.resolve("terraform-provider"),
				PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
	}

	private Path write(String name, long pid) throws IOException {
		Path folder = Files.list(this.directory).filter(Files::isDirectory).findFirst().orElseThrow();
		ProcessFile file = new ProcessFile(folder.resolve(name));
		file.write(new ProcessFile.Entry(1, ControlToken.random(), pid));
		return file.path();
	}

	private static void old(Path file) throws IOException {
		Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(200_000)));
	}

}
