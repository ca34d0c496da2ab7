/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.installed.InstalledCommands;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The command that writes and checks documentation.
 */
class DocsCommandTests {

	@TempDir
	Path directory;

	@Test
	void pagesAreWrittenAndThenCurrent() {
		String out = this.directory.resolve("docs").toString();
		PersonProcess missing = new PersonProcess("docs", "--check", "--out", out);
		assertThat(run(missing)).isEqualTo(1);
		assertThat(missing.out()).isEqualTo("index.md\nresources/note.md\n");
		assertThat(missing.err()).isEqualTo("Not current: 2 pages. Run 'docs' to write them.\n");
		assertThat(Path.of(out)).doesNotExist();
		PersonProcess written = new PersonProcess("docs", "--out", out);
		assertThat(run(written)).isZero();
		assertThat(written.out()).isEqualTo("index.md\nresources/note.md\n");
		PersonProcess current = new PersonProcess("docs", "--check", "--out", out);
		assertThat(run(current)).isZero();
		assertThat(current.out()).isEmpty();
		assertThat(current.err()).isEmpty();
	}

	@Test
	void wrongUseIsTold() throws Exception {
		PersonProcess unknown = new PersonProcess("docs", "--in", "x");
		assertThat(run(unknown)).isEqualTo(2);
		assertThat(unknown.err()).isEqualTo("There is no option '--in'.\nSee 'help docs'.\n");
		Path file = Files.writeString(this.directory.resolve("file"), "");
		PersonProcess wrong = new PersonProcess("docs", "--out", file.toString());
		assertThat(run(wrong)).isEqualTo(1);
		assertThat(wrong.err()).isEqualTo(file + " is no folder. Name another with '--out'.\n");
	}

	@ParameterizedTest
	@ValueSource(strings = { "--check", "--html", "" })
	void wrongExampleIsTold(String option) throws Exception {
		Path example = this.directory.resolve("examples/resources/notes_note/resource.tf");
		Files.createDirectories(example.resolveSibling("."));
		Files.writeString(example, "resource \"notes_note\" \"a\" {\n  txet = 1\n}\n");
		List<String> line = new ArrayList<>(
				List.of("docs", "--out", this.directory.resolve("docs").toString(), option));
		line.removeIf(String::isEmpty);
		PersonProcess process = new PersonProcess(line.toArray(String[]::new));
		assertThat(run(process)).isEqualTo(1);
		assertThat(process.out()).isEmpty();
		assertThat(process.err()).contains("resource.tf:2: There is no argument 'txet' here.");
		assertThat(this.directory.resolve("docs")).doesNotExist();
		assertThat(this.directory.resolve("docs.html")).doesNotExist();
	}

	private static int run(PersonProcess process) {
		return new InstalledCommands().run(process, NotesProvider.commanded());
	}

}
