/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Why a process serves one working directory only: a Java process has one, the one it was
 * started in, and nothing that an author's code calls takes another.
 */
class WorkingDirectoryTests {

	private final String first = System.getProperty("user.dir");

	@TempDir
	private Path other;

	@BeforeEach
	void setDirectory() throws Exception {
		Files.writeString(this.other.resolve("note.txt"), "of the other directory");
		System.setProperty("user.dir", this.other.toString());
	}

	@AfterEach
	void resetDirectory() {
		System.setProperty("user.dir", this.first);
	}

	@Test
	void relativePathStaysInTheFirstDirectory() {
		assertThat(Path.of("note.txt").toAbsolutePath()).isEqualTo(Path.of(this.first, "note.txt"));
		assertThat(Path.of("note.txt")).doesNotExist();
	}

	@Test
	void relativeFileStaysInTheFirstDirectory() {
		assertThat(new File("note.txt").getAbsoluteFile()).isEqualTo(new File(this.first, "note.txt"));
		assertThat(new File("note.txt")).doesNotExist();
		assertThatExceptionOfType(FileNotFoundException.class).isThrownBy(() -> new FileInputStream("note.txt"));
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void childStartsInTheFirstDirectory() throws Exception {
		Process child = new ProcessBuilder("sh", "-c", "pwd -P").start();
		try (var output = child.inputReader()) {
			assertThat(Path.of(output.readLine())).isEqualTo(Path.of(this.first).toRealPath());
		}
	}

}
