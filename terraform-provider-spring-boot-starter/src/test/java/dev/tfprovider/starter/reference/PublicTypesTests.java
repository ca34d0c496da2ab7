/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.reference;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for the list of {@link PublicTypes}.
 */
class PublicTypesTests {

	private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

	private static final Path FILE = ROOT.resolve("docs/public-types.md");

	@Test
	void documentListsEveryPublicType() throws IOException {
		String document = PublicTypes.document(ROOT);
		if (System.getProperty("public-types.write") != null) {
			Files.writeString(FILE, document);
		}
		assertThat(FILE).as("the file, which -Dpublic-types.write makes anew").content().isEqualTo(document);
	}

}
