/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What differs between operating systems is known in one place, as
 * {@link ArchitectureTests} say of permissions.
 */
class PlatformRulesTests {

	/**
	 * Java does not tell by which user it writes, for which {@code PrivateFolder} makes a
	 * file elsewhere.
	 */
	@Test
	void onlyOneClassReadsWhatOnlyLinuxTells() throws IOException {
		try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
			assertThat(
					sources.filter((file) -> file.toString().endsWith(".java")).filter(PlatformRulesTests::namesProc))
				.extracting((source) -> source.getFileName().toString())
				.containsExactly("PrivateFolder.java");
		}
	}

	private static boolean namesProc(Path source) {
		try {
			return Files.readString(source).contains("\"/proc");
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
