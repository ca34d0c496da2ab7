/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class NewProjectTests {

	private final ByteArrayOutputStream out = new ByteArrayOutputStream();

	private final ByteArrayOutputStream err = new ByteArrayOutputStream();

	@TempDir
	Path directory;

	@Test
	void filesAreNamedAfterTheAddress() throws IOException {
		assertThat(run("new", "acme/my-notes")).isZero();
		Path project = this.directory.resolve("terraform-provider-my-notes");
		Path sources = project.resolve("src/main/java/com/acme/mynotes");
		assertThat(sources.resolve("MyNotesProvider.java")).content()
			.contains("package com.acme.mynotes;", "TerraformProvider.run(MyNotesProvider.class, args);");
		assertThat(project.resolve("src/main/resources/application.yml"))
			.hasContent("terraform.provider:\n  name: my-notes\n  address: acme/my-notes\n");
		assertThat(text(this.out)).contains("cd terraform-provider-my-notes\n");
	}

	@Test
	void noPlaceholderIsLeft() {
		assertThat(new ProjectTemplates(ProjectNames.of("acme/notes", Optional.empty())).files().values()).hasSize(15)
			.noneMatch((text) -> text.matches("(?s).*@[A-Z_]+@.*"));
	}

	@ParameterizedTest
	@CsvSource({ "acme/notes,com.acme.notes", "3m/new,com._3m._new", "tf.acme.org/a-b/notes,com.ab.notes" })
	void packageIsDerivedFromTheAddress(String address, String name) {
		assertThat(ProjectNames.of(address, Optional.empty()).packageName()).isEqualTo(name);
	}

	@ParameterizedTest
	@ValueSource(strings = { "notes", "acme/notes/", "a/b/c/d", "../notes", "acme/../notes", "acme/..", "Acme/notes",
			"acme/no--tes", "acme/3notes", "acme/terraform", "acme/notes\n", "" })
	void addressMustBeOne(String address) throws IOException {
		assertThat(run("new", address)).isEqualTo(1);
		assertThat(text(this.err)).isNotBlank();
		assertThat(content()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "com.acme.new", "com..acme", "../acme", "com/acme", "com.Acme", "com.1acme" })
	void packageMustBeOne(String name) throws IOException {
		assertThat(run("new", "acme/notes", "--package", name)).isEqualTo(1);
		assertThat(text(this.err)).startsWith("'" + name + "' cannot be the name of a package");
		assertThat(content()).isEmpty();
	}

	@Test
	void folderThatHoldsSomethingIsLeftAlone() throws IOException {
		Path mine = Files.writeString(Files.createDirectory(this.directory.resolve("mine")).resolve("pom.xml"), "mine");
		assertThat(run("new", "acme/notes", "--dir", "mine")).isEqualTo(1);
		assertThat(text(this.err)).contains("is there already", "--dir");
		assertThat(content()).containsExactly(this.directory.resolve("mine"));
		assertThat(mine).hasContent("mine");
	}

	@Test
	void emptyFolderIsFilled() throws IOException {
		Files.createDirectory(this.directory.resolve("mine"));
		assertThat(run("new", "acme/notes", "--dir", "mine")).isZero();
		assertThat(this.directory.resolve("mine/pom.xml")).exists();
		assertThat(content()).containsExactly(this.directory.resolve("mine"));
	}

	@Test
	void fileInTheWayIsAnError() throws IOException {
		Files.writeString(this.directory.resolve("mine"), "mine");
		assertThat(run("new", "acme/notes", "--dir", "mine/notes")).isEqualTo(1);
		assertThat(this.directory.resolve("mine")).hasContent("mine");
	}

	@ParameterizedTest
	@ValueSource(strings = { "old", "new", "new --dir", "new acme/notes --color red" })
	void otherCommandLinesAreNotUnderstood(String line) throws IOException {
		assertThat(run(line.split(" "))).isEqualTo(2);
		assertThat(text(this.err)).contains("new ADDRESS: ");
		assertThat(content()).isEmpty();
	}

	private int run(String... arguments) {
		return NewProject.run(List.of(arguments), this.directory, new PrintStream(this.out, true),
				new PrintStream(this.err, true));
	}

	private List<Path> content() throws IOException {
		try (Stream<Path> files = Files.list(this.directory)) {
			return files.toList();
		}
	}

	private static String text(ByteArrayOutputStream stream) {
		return stream.toString(StandardCharsets.UTF_8);
	}

}
