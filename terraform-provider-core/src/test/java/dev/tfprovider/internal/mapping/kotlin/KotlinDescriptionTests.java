/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.TestValues;
import dev.tfprovider.internal.mapping.javadoc.DescriptionProcessor;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for KDoc as descriptions, kept by our annotation processor that kapt runs.
 */
class KotlinDescriptionTests {

	private static final Path SOURCE = Path.of("src", "test", "kotlin", "acme", "Pet.kt");

	private static ModelMapping<?> pet;

	@BeforeAll
	static void keep(@TempDir Path directory) throws Exception {
		Path classes = Files.createDirectory(directory.resolve("classes"));
		KotlinSources.compile(SOURCE, classes, kapt(directory));
		KotlinSources.compile(SOURCE, classes, KotlinSources.USUAL);
		try (URLClassLoader loader = new URLClassLoader(new URL[] { classes.toUri().toURL() },
				KotlinDescriptionTests.class.getClassLoader())) {
			pet = TestValues.MAPPINGS.resource(Class.forName("acme.Pet", true, loader));
		}
	}

	private static List<String> kapt(Path directory) throws IOException {
		String option = "plugin:org.jetbrains.kotlin.kapt3:";
		Path sources = Files.createDirectory(directory.resolve("sources"));
		Path stubs = Files.createDirectory(directory.resolve("stubs"));
		return Stream
			.concat(Stream.of("-Xplugin=" + jar("kotlin-annotation-processing-embeddable-")),
					Stream.of("aptMode=stubsAndApt", "sources=" + sources, "stubs=" + stubs,
							"classes=" + directory.resolve("classes"), "apclasspath=" + Path.of("target", "classes"),
							"processors=" + DescriptionProcessor.class.getName())
						.flatMap((value) -> Stream.of("-P", option + value)))
			.toList();
	}

	private static String jar(String name) {
		return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
			.filter((entry) -> Path.of(entry).getFileName().toString().startsWith(name))
			.findFirst()
			.orElseThrow();
	}

	@Test
	void classIsDescribedInMarkdown() {
		assertThat(pet.block().description().text())
			.isEqualTo("A pet of a store.\n\nIt has\n- a *name*, and\n- a home");
	}

	@Test
	void ownCommentDescribesAProperty() {
		assertThat(description("name")).isEqualTo("What it is called, see Species or [the page](https://example.com).");
		assertThat(description("owner")).startsWith("Said by the property.").doesNotContain("said by the tag");
	}

	@Test
	void tagsOfTheClassDescribeItsProperties() {
		assertThat(description("species")).startsWith("what it is, in one word.").endsWith("Defaults to `dog`.");
		assertThat(description("tags")).startsWith("what it is known for.");
		assertThat(description("nick")).isEmpty();
	}

	@Test
	void nestedClassIsDescribedWhereItIsUsed() {
		assertThat(description("collar")).isEqualTo("A collar.");
		assertThat(TestValues.attribute(TestValues.attribute(pet, "collar").nested().attributes(), "size")
			.description()
			.text()).isEqualTo("its length in centimetres.");
		assertThat(description("home")).isEqualTo("Where a pet lives.");
		assertThat(TestValues.attribute(TestValues.attribute(pet, "home").nested().attributes(), "nowhere")
			.description()
			.text()).isEqualTo("Nowhere at all.");
	}

	private static String description(String name) {
		return TestValues.attribute(pet, name).description().text();
	}

}
