/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link Fuzzing}.
 */
class FuzzingTests {

	private static final Path KEPT = Path.of("target", "fuzz", "fuzzing-tests");

	private static final int SIZE = 1_000_000;

	private final Set<String> inputs = new HashSet<>();

	private byte[] garbage = {};

	@BeforeEach
	@AfterEach
	void removeWhatWasKept() throws IOException {
		if (Files.isDirectory(KEPT)) {
			try (Stream<Path> files = Files.list(KEPT)) {
				for (Path input : files.toList()) {
					Files.delete(input);
				}
			}
			Files.delete(KEPT);
		}
	}

	@Test
	void inputThatAllocatesTooMuchEachTimeEndsTheRun() {
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> run((input) -> this.garbage = new byte[SIZE]))
			.withMessageMatching(".*[0-9a-f]{8}\\.bin: allocated \\d{7} bytes, more than \\d{5}");
		assertThat(KEPT).isDirectoryContaining("glob:**.bin");
	}

	@Test
	void inputThatAllocatesMuchOnceIsNoFinding() {
		run((input) -> {
			if (this.garbage.length == 0) {
				this.garbage = new byte[SIZE];
			}
		});
		assertThat(this.garbage).hasSize(SIZE);
	}

	@Test
	void inputThatFailsIsKept() {
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> run((input) -> {
			throw new IllegalStateException("no");
		})).withMessageEndingWith(".bin: java.lang.IllegalStateException: no");
		assertThat(KEPT).isDirectoryContaining("glob:**.bin");
	}

	@Test
	void inputsDiffer() {
		run((input) -> this.inputs.add(new String(input, StandardCharsets.ISO_8859_1)));
		assertThat(this.inputs).hasSizeGreaterThan(5_000).contains("some text of an input");
	}

	private static void run(Consumer<byte[]> target) {
		new Fuzzing("fuzzing-tests", 10_000, 100)
			.run((random) -> "some text of an input".getBytes(StandardCharsets.US_ASCII), target::accept);
	}

}
