/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.installed.InstalledCommands;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * The documentation of a provider as one page in HTML.
 */
class DocumentationPreviewTests {

	@TempDir
	Path project;

	@Test
	void everyPageIsInItAndEveryLinkLeadsSomewhere() throws IOException {
		write("docs-fragments/guides/start.md",
				"---\npage_title: Start\n---\n# Start\n\n[disk](../resources/disk.md#schema)\n");
		write("docs-fragments/resources/disk.md", "See [the guide](../guides/start.md).\n");
		String html = preview();
		assertThat(html).startsWith("<!DOCTYPE html>")
			.endsWith("</html>\n")
			.doesNotContain("page_title", "subcategory");
		assertThat(all(html, "<article id=\"([^\"]+)\"")).containsExactlyInAnyOrder("index", "resources/disk",
				"functions/join", "guides/start");
		Set<String> names = all(html, " id=\"([^\"]+)\"");
		assertThat(names).contains("resources/disk/nestedblock--partition--owner", "resources/disk/schema");
		Set<String> links = all(html, " href=\"#([^\"]+)\"");
		assertThat(links).contains("resources/disk/nestedatt--owner", "guides/start", "resources/disk/schema");
		assertThat(names).containsAll(links);
		assertThat(Pattern.compile(" id=\"([^\"]+)\"").matcher(html).results()).hasSameSizeAs(names);
		try (Stream<Path> files = Files.list(this.project)) {
			assertThat(files.map((file) -> file.getFileName().toString())).containsExactlyInAnyOrder("docs.html",
					"docs-fragments");
		}
	}

	@Test
	void badTextLeavesTheOldPreviewAlone() throws IOException {
		write("docs.html", "old");
		write("docs-fragments/resources/disk.md", "[x](nowhere.md)");
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(this::preview)
			.withMessageContaining("'nowhere.md'");
		assertThat(this.project.resolve("docs.html")).hasContent("old");
		try (Stream<Path> files = Files.list(this.project)) {
			assertThat(files).hasSize(2);
		}
	}

	@Test
	void folderInItsPlaceIsRefused() throws IOException {
		Files.createDirectories(this.project.resolve("docs.html"));
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(this::preview)
			.withMessageContaining("docs.html is a folder");
	}

	@Test
	void commandTellsWhereItIs() {
		Path docs = this.project.resolve("site").resolve("docs");
		PersonProcess made = new PersonProcess("docs", "--html", "--out", docs.toString());
		assertThat(new InstalledCommands().run(made, NotesProvider.commanded())).isZero();
		assertThat(made.out()).isEqualTo(docs + ".html\n");
		assertThat(docs).doesNotExist();
		assertThat(docs.resolveSibling("docs.html")).content().contains("<article id=\"resources/note\">");
		PersonProcess both = new PersonProcess("docs", "--html", "--check");
		assertThat(new InstalledCommands().run(both, NotesProvider.commanded())).isEqualTo(2);
		assertThat(both.err()).isEqualTo("'--html' and '--check' exclude each other.\nSee 'help docs'.\n");
	}

	private String preview() throws IOException {
		Path file = this.project.resolve("docs.html");
		new DocumentationFolder(DocumentedDisks.runtime(), this.project.resolve("docs")).writePreview(file);
		return Files.readString(file);
	}

	private void write(String file, String content) throws IOException {
		Path path = this.project.resolve(file);
		Files.createDirectories(path.resolveSibling(".").normalize());
		Files.writeString(path, content);
		assertThat(List.of(path)).allMatch(Files::exists);
	}

	private static Set<String> all(String html, String pattern) {
		return Pattern.compile(pattern)
			.matcher(html)
			.results()
			.map((MatchResult found) -> found.group(1))
			.collect(Collectors.toCollection(TreeSet::new));
	}

}
