/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What only its owner may read and write, even if the user's mask allows all.
 */
final class PrivateFiles {

	/**
	 * Put this before a command, which must be the next words.
	 */
	static final List<String> WITHOUT_MASK = List.of("sh", "-c", "umask 000 && exec \"$@\"", "sh");

	private PrivateFiles() {
	}

	/**
	 * Verify that there are files in a folder, and that none is for others.
	 */
	static void assertAll(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			assertThat(files.filter((file) -> !file.equals(folder) && !Files.isSymbolicLink(file)).toList())
				.isNotEmpty()
				.allSatisfy((file) -> assertThat(permissions(file)).as(file.toString()).endsWith("------"));
		}
	}

	private static String permissions(Path file) {
		try {
			return PosixFilePermissions.toString(Files.getPosixFilePermissions(file, LinkOption.NOFOLLOW_LINKS));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
