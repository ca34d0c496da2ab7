/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link StartMarkFile}.
 */
class StartMarkFileTests {

	private static final String LINE = "1|6|tcp|127.0.0.1:1234|grpc|\n";

	@TempDir
	private Path directory;

	private final ByteArrayOutputStream out = new ByteArrayOutputStream();

	@AfterEach
	void forget() {
		System.clearProperty(StartMarkFile.PROPERTY);
	}

	@Test
	void goesOnceTheLineIsPrinted() throws IOException {
		Path mark = Files.createFile(this.directory.resolve("mark"));
		System.setProperty(StartMarkFile.PROPERTY, mark.toString());
		assertThat(mark).exists();
		assertThat(print()).isTrue();
		assertThat(mark).doesNotExist();
		assertThat(print()).as("without one").isTrue();
	}

	@Test
	void markThatCannotGoIsNoObstacle() throws IOException {
		Files.createDirectories(this.directory.resolve("mark/inside"));
		System.setProperty(StartMarkFile.PROPERTY, this.directory.resolve("mark").toString());
		assertThat(print()).isTrue();
		assertThat(this.out.toString(StandardCharsets.UTF_8)).isEqualTo(LINE);
	}

	private boolean print() {
		return new HandshakeLine(new ProtocolVersion(6), ServerAddress.loopback(1234), null, false)
			.print(new PrintStream(this.out, false, StandardCharsets.UTF_8));
	}

}
