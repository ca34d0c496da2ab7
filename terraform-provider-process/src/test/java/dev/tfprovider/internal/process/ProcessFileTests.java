/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;

import dev.tfprovider.fixture.PrivateTempDir;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

class ProcessFileTests {

	private final ProcessFile.Entry entry = new ProcessFile.Entry(12345, ControlToken.random(),
			ProcessHandle.current().pid());

	@TempDir(factory = PrivateTempDir.class)
	private Path temporary;

	private Path folder;

	private ProcessFile file;

	@BeforeEach
	void createFolder() throws IOException {
		this.folder = Files.createDirectory(this.temporary.resolve("run"),
				PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
		this.file = new ProcessFile(this.folder.resolve("probe-1"));
	}

	@Test
	void writtenFileIsPrivateAndReadAgain() throws IOException {
		this.file.checkFolder();
		this.file.write(this.entry);
		assertThat(Files.getPosixFilePermissions(this.file.path()))
			.isEqualTo(PosixFilePermissions.fromString("rw-------"));
		assertThat(this.file.read()).hasValueSatisfying((read) -> {
			assertThat(read.isSame(this.entry)).isTrue();
			assertThat(read.port()).isEqualTo(12345);
			assertThat(read.isAlive()).isTrue();
		});
		assertThat(names()).containsExactly("probe-1");
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void processNobodyHasAskedForHasEnded() throws IOException {
		Process parent = new ProcessBuilder("sh", "-c", "sleep 0.3 & echo $!; exec sleep 60").start();
		try {
			String ended = parent.inputReader().readLine();
			while (!Files.readString(Path.of("/proc", ended, "stat")).contains(") Z ")) {
				Thread.onSpinWait();
			}
			assertThat(ProcessHandle.of(Long.parseLong(ended))).isPresent();
			assertThat(new ProcessFile.Entry(1, this.entry.token(), Long.parseLong(ended)).isAlive()).isFalse();
		}
		finally {
			parent.destroyForcibly();
		}
	}

	@Test
	void openFolderIsRefused() throws IOException {
		Files.setPosixFilePermissions(this.folder, PosixFilePermissions.fromString("rwx--x---"));
		assertThatIOException().isThrownBy(this.file::checkFolder).withMessageEndingWith("is open to other users");
	}

	@Test
	void linkToAFolderIsRefused() throws IOException {
		Path link = Files.createSymbolicLink(this.temporary.resolve("link"), this.folder);
		assertThatIOException().isThrownBy(new ProcessFile(link.resolve("probe-1"))::checkFolder)
			.withMessage("There is a link in '%s'", link);
	}

	/**
	 * Whoever may write to a folder on the way can put another in the place of this one.
	 */
	@ParameterizedTest
	@ValueSource(strings = { "1777", "0777", "0770", "0702" })
	void folderThatOthersCanExchangeIsRefused(String mode) throws Exception {
		assertThat(new ProcessBuilder("chmod", mode, this.temporary.toString()).start().waitFor()).isZero();
		assertThatIOException().isThrownBy(this.file::checkFolder)
			.withMessage("'%s' may be changed by other users", this.temporary);
	}

	@Test
	void onlyTheOwnEntryIsDeleted() throws IOException {
		ProcessFile.Entry other = new ProcessFile.Entry(54321, ControlToken.random(), 1);
		this.file.write(this.entry);
		assertThat(this.file.isTakenFrom(this.entry)).isFalse();
		assertThat(this.file.isTakenFrom(other)).isTrue();
		Path log = Files.writeString(this.folder.resolve("probe-1.log"), "log");
		this.file.delete(other);
		assertThat(this.file.path()).exists();
		assertThat(log).exists();
		this.file.delete(this.entry);
		assertThat(this.file.path()).doesNotExist();
		assertThat(log).doesNotExist();
		this.file.delete(this.entry);
		assertThat(this.file.isTakenFrom(this.entry)).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "1", "1 2 3", "x 0123456789012345678901234567890123456789012345678901234567890123 1",
			"0 0123456789012345678901234567890123456789012345678901234567890123 1",
			"65536 0123456789012345678901234567890123456789012345678901234567890123 1",
			"1 0123456789012345678901234567890123456789012345678901234567890123 1 1",
			"1 0123456789012345678901234567890123456789012345678901234567890123 \u00e9" })
	void foreignFileIsIgnoredAndReplaced(String content) throws IOException {
		Files.writeString(this.file.path(), content);
		assertThat(this.file.read()).isEmpty();
		assertThat(this.file.isTakenFrom(this.entry)).isFalse();
		this.file.write(this.entry);
		assertThat(this.file.read()).isPresent();
	}

	@Test
	void hugeFileAndLinkAreIgnored() throws IOException {
		Files.writeString(this.file.path(), " ".repeat(300));
		assertThat(this.file.read()).isEmpty();
		ProcessFile target = new ProcessFile(this.folder.resolve("target"));
		target.write(this.entry);
		Path link = Files.createSymbolicLink(this.folder.resolve("link"), target.path());
		assertThat(new ProcessFile(link).read()).isEmpty();
	}

	private Stream<String> names() throws IOException {
		try (Stream<Path> files = Files.list(this.folder)) {
			return files.map((path) -> path.getFileName().toString()).toList().stream();
		}
	}

}
