/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.reference;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for the list of {@link PublicTypes}.
 */
class PublicTypesTests {

	private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

	private static final Path FILE = ROOT.resolve("docs/public-types.md");

	private static final int MOST_TYPES = 200;

	private static final int MOST_PACKAGES = 20;

	@Test
	void documentListsEveryPublicType() throws IOException {
		String document = PublicTypes.document(ROOT);
		if (System.getProperty("public-types.write") != null) {
			Files.writeString(FILE, document);
		}
		assertThat(FILE).as("the file, which -Dpublic-types.write makes anew").content().isEqualTo(document);
	}

	@Test
	void typesAreFew() throws IOException {
		List<String> lines = PublicTypes.document(ROOT).lines().toList();
		assertThat(lines.stream().filter((line) -> line.startsWith("| `"))).as("types")
			.hasSizeBetween(MOST_TYPES / 2, MOST_TYPES);
		assertThat(lines.stream().filter((line) -> line.startsWith("## "))).as("packages")
			.hasSizeBetween(MOST_PACKAGES / 2, MOST_PACKAGES);
	}

}
