/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.internal.mapping.javadoc.DescriptionProcessor;
import dev.tfprovider.resource.ManagedResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Models that a compiler without annotation processing made.
 */
class MissingDescriptionsTests {

	private static final String MODEL = """
			package acme;
			/** A note. */
			public record Note(@dev.tfprovider.attribute.Id String id, String text) { }
			""";

	private static final String RESOURCE = """
			package acme;
			abstract class NoteResource implements dev.tfprovider.resource.ManagedResource<Note> { }
			""";

	@TempDir
	private Path folder;

	@Test
	void modelCompiledWithoutTheProcessorIsNamedWithTheLineToAdd() throws Exception {
		assertThat(missing(MODEL, "-proc:none")).hasValueSatisfying((warning) -> assertThat(warning).isEqualTo(
				"The schema has no descriptions from the Javadoc of acme.Note: compiled without annotation processing, "
						+ "which JDK 23 and newer do unless asked to. Add "
						+ "<maven.compiler.proc>full</maven.compiler.proc> to the <properties> of pom.xml, or the "
						+ "compiler option -proc:full in another build."));
	}

	@Test
	void modelCompiledWithTheProcessorIsNot() throws Exception {
		assertThat(missing(MODEL, "-processor", DescriptionProcessor.class.getName())).isEmpty();
	}

	@Test
	void modelWithoutJavadocCompiledWithTheProcessorIsNot() throws Exception {
		assertThat(missing(MODEL.replace("/** A note. */", ""), "-processor", DescriptionProcessor.class.getName()))
			.isEmpty();
	}

	@Test
	void modelWithDescriptionsOfItsOwnNeedsNoProcessor() throws Exception {
		assertThat(missing(MODEL.replace("String text", "@dev.tfprovider.attribute.Description(\"It\") String text"),
				"-proc:none"))
			.isEmpty();
	}

	private Optional<String> missing(String model, String... options) throws Exception {
		compile(List.of(source("Note", model), source("NoteResource", RESOURCE)), options);
		try (URLClassLoader loader = new URLClassLoader(new URL[] { this.folder.toUri().toURL() },
				getClass().getClassLoader())) {
			return MissingDescriptions.of(provider(loader.loadClass("acme.Note")));
		}
	}

	private static <M> ProviderDefinition provider(Class<M> model) {
		return ProviderDefinition.builder("notes")
			.resource(ResourceDeclaration.<M>builder("note", model, ManagedResource.class, () -> {
				throw new AssertionError("Nobody needs the resource itself");
			}).build())
			.build();
	}

	private Path source(String name, String content) throws IOException {
		return Files.writeString(this.folder.resolve(name + ".java"), content);
	}

	private void compile(List<Path> sources, String... options) throws IOException {
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		List<String> arguments = new ArrayList<>(List.of("-d", this.folder.toString()));
		arguments.addAll(List.of(options));
		try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
			assertThat(compiler.getTask(null, files, null, arguments, null, files.getJavaFileObjectsFromPaths(sources))
				.call()).isTrue();
		}
	}

}
