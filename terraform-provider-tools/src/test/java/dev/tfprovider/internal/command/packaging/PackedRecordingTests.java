/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.GZIPInputStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What a package contains of its recording.
 */
class PackedRecordingTests {

	private static final int LENGTH = 300_000;

	@TempDir
	private Path directory;

	private Path recording;

	@BeforeEach
	void record() throws IOException {
		byte[] bytes = new byte[LENGTH];
		new Random(1).nextBytes(bytes);
		Arrays.fill(bytes, LENGTH / 2, LENGTH, (byte) 1);
		this.recording = Files.write(this.directory.resolve("start.aot"), bytes);
	}

	@Test
	void contentIsUnpackedByGzip() throws IOException {
		PackedRecording packed = pack("package");
		try (InputStream in = new GZIPInputStream(Files.newInputStream(packed.archive()))) {
			assertThat(in.readAllBytes()).isEqualTo(Files.readAllBytes(this.recording));
		}
		assertThat(packed.archive()).endsWithRaw(Path.of("lib/prepared-start.aot.gz"));
		assertThat(Files.size(packed.archive())).isBetween(LENGTH / 2L, LENGTH * 6L / 10);
		assertThat(packed.sum()).content().matches("\\d+ 300000\n");
	}

	@Test
	void sameRecordingBecomesTheSameBytes() throws IOException {
		PackedRecording first = pack("first");
		PackedRecording second = pack("second");
		assertThat(first.archive()).hasSameBinaryContentAs(second.archive());
		assertThat(first.sum()).hasSameBinaryContentAs(second.sum());
	}

	@Test
	void deletedLeavesNothing() throws IOException {
		PackedRecording packed = pack("package");
		packed.delete();
		assertThat(this.directory.resolve("package/lib")).isEmptyDirectory();
	}

	private PackedRecording pack(String name) throws IOException {
		Path root = this.directory.resolve(name);
		Files.createDirectories(root.resolve("lib"));
		PackedRecording packed = PackedRecording.in(root);
		packed.write(this.recording);
		return packed;
	}

}
