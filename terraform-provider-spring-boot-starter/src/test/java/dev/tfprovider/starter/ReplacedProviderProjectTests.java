/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import dev.tfprovider.test.InMemoryTerraform;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Projects that are written for the document of a provider that they replace: they
 * compile, their schema is the same, and states of the other are read and moved.
 */
class ReplacedProviderProjectTests {

	/**
	 * Documents by the name of their provider.
	 */
	private static final Path DOCUMENTS = Path
		.of(System.getProperty("replaced.documents", "src/test/resources/dev/tfprovider/starter/replaced"));

	@TempDir
	Path folder;

	static Stream<Path> documents() throws IOException {
		try (Stream<Path> files = Files.list(DOCUMENTS)) {
			return files.sorted().toList().stream();
		}
	}

	@ParameterizedTest
	@MethodSource("documents")
	void schemaAndStatesStayAsTheyAre(Path document) throws Exception {
		String provider = document.getFileName().toString().replace(".json", "");
		try (CompiledProject project = project(document, provider)) {
			assertThat(project.terraform()).readsStatesOf(own(project))
				.hasNoChangesSince(own(project))
				.hasNoChangesSince(document);
		}
	}

	@ParameterizedTest
	@MethodSource("documents")
	void statesAreMovedToTypesWithOtherNames(Path document) throws Exception {
		try (CompiledProject project = project(document, "acme")) {
			InMemoryTerraform terraform = project.terraform();
			assertThat(terraform).readsStatesOf(own(project));
			assertThatExceptionOfType(AssertionError.class)
				.isThrownBy(() -> assertThat(terraform).hasNoChangesSince(own(project)));
		}
	}

	private CompiledProject project(Path document, String provider) throws Exception {
		CompiledProject project = CompiledProject.create(this.folder.resolve(provider), provider, "--from-schema",
				document.toAbsolutePath().toString());
		assertThat(this.folder.resolve(provider).resolve("output.txt")).content()
			.contains("Write what the methods of its resources do");
		return project;
	}

	private static Path own(CompiledProject project) {
		return project.path().resolve("src/test/resources/replaced.json");
	}

}
