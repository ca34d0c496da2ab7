/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.installed.InstalledCommands;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What {@code docs} does with files that it cannot use: it says which, and changes
 * nothing.
 */
class DocsBadInputTests {

	@TempDir
	Path project;

	private Path docs;

	@BeforeEach
	void setUp() {
		this.docs = this.project.resolve("docs");
	}

	@ParameterizedTest
	@MethodSource("files")
	void fileThatCannotBeUsedIsRefused(String file, String content, String message) throws IOException {
		write(file, content);
		assertRefused(1, message);
	}

	static Stream<Arguments> files() {
		String example = "examples/resources/notes_note/resource.tf";
		return Stream.of(Arguments.of("docs", "a file", "docs is no folder."),
				Arguments.of("docs/resources", "a file", "resources is no folder."),
				Arguments.of("docs/index.md/x", "", "index.md is a folder, in the place of a page."),
				Arguments.of(example, "x".repeat(600_000), "has 600000 bytes"),
				Arguments.of(example, "a {\n".repeat(5000), "nested more than 100 levels deep"),
				Arguments.of(example, "a = " + "[".repeat(5000), "nested more than 100 levels deep"),
				Arguments.of(example, "a = <<A\n" + "${".repeat(50_000), "The text has no end"),
				Arguments.of(example, "/*" + "x\n".repeat(50_000), "resource.tf:1: The comment has no end"),
				Arguments.of(example, "\u0000", "resource.tf:1: An argument or a block must begin here"),
				Arguments.of(example + "/x", "", "is no regular file"),
				Arguments.of("examples/resources/notes_../x", "", "belongs to no page"),
				Arguments.of("docs-fragments/resources/note.md", "---\n", "the front matter has no end"),
				Arguments.of("docs-fragments/resources/note.md", "[a](../../../secret)", "is not there"),
				Arguments.of("docs-fragments/resources/note.md", "x".repeat(600_000), "has 600000 bytes"),
				Arguments.of("docs-fragments/other/note.md", "", "belongs to no page"));
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void linksThatLeadNowhereOrInCirclesAreRefused() throws IOException {
		Path folder = Files.createDirectories(this.project.resolve("examples/resources/notes_note"));
		Path link = Files.createSymbolicLink(folder.resolve("resource.tf"), Path.of("nowhere"));
		assertRefused(1, "resource.tf is no regular file.");
		Files.delete(link);
		Files.createSymbolicLink(link, Path.of("resource.tf"));
		assertRefused(1, "resource.tf is no regular file.");
		Files.delete(link);
		Files.createSymbolicLink(link, Path.of("/dev/zero"));
		assertRefused(1, "resource.tf is no regular file.");
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void pageThatIsALinkIsReplacedAndNotWhereItLeads() throws IOException {
		Path other = write("other.md", "mine");
		Files.createDirectories(this.docs);
		Files.createSymbolicLink(this.docs.resolve("index.md"), other);
		assertThat(run("docs", "--out", this.docs.toString())).isZero();
		assertThat(other).hasContent("mine");
		assertThat(this.docs.resolve("index.md")).isRegularFile().isNotEmptyFile();
		assertThat(Files.isSymbolicLink(this.docs.resolve("index.md"))).isFalse();
	}

	/**
	 * The first page can be written, the second cannot, as on a disk that is full.
	 */
	@Test
	void pagesAreAllWrittenOrNone() throws IOException {
		write("docs/index.md", "as it was");
		write("docs/resources/.note.md.tmp/x", "");
		assertRefused(1, ".note.md.tmp is a folder that is not empty.");
		assertThat(this.docs.resolve("index.md")).hasContent("as it was");
	}

	@Test
	void previewInThePlaceOfAFolderIsRefused() throws IOException {
		write("docs.html/x", "");
		assertRefused(1, "docs.html is a folder.", "--html");
	}

	@Test
	void commandLineThatIsNotUnderstoodHasAStatusOfItsOwn() throws IOException {
		assertRefused(2, "exclude each other", "--html", "--check");
		assertRefused(2, "There is no option '--force'", "--force");
		assertRefused(2, "x", "x");
		assertRefused(2, "--out", "--out");
	}

	private void assertRefused(int status, String message, String... options) throws IOException {
		Map<String, String> before = tree();
		List<String> line = new ArrayList<>(List.of("docs", "--out", this.docs.toString()));
		line.addAll(List.of(options));
		PersonProcess process = new PersonProcess(line.toArray(String[]::new));
		int exit = new InstalledCommands().run(process, NotesProvider.commanded());
		assertThat(process.err()).contains(message).doesNotContain("Exception");
		assertThat(exit).isEqualTo(status);
		assertThat(process.out()).isEmpty();
		assertThat(tree()).isEqualTo(before);
	}

	private static int run(String... line) {
		return new InstalledCommands().run(new PersonProcess(line), NotesProvider.commanded());
	}

	private Map<String, String> tree() throws IOException {
		Map<String, String> tree = new TreeMap<>();
		try (Stream<Path> files = Files.walk(this.project)) {
			for (Path file : (Iterable<Path>) files::iterator) {
				tree.put(file.toString(), Files.isRegularFile(file) ? Files.readString(file) : "");
			}
		}
		return tree;
	}

	private Path write(String file, String content) throws IOException {
		Path path = this.project.resolve(file);
		Files.createDirectories(path.resolveSibling(".").normalize());
		return Files.writeString(path, content);
	}

}
