/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.installed.InstalledCommands;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The command on a provider whose earlier schema differs in three places.
 */
class ChangesCommandTests {

	@TempDir
	Path directory;

	@Test
	void nothingHasChangedSinceItsOwnSchema() throws IOException {
		PersonProcess process = new PersonProcess("changes", "--since", own().toString());
		assertThat(run(process)).isZero();
		assertThat(process.out()).isEqualTo("The schema has not changed since " + own() + ".\n");
		assertThat(process.err()).isEmpty();
		PersonProcess markdown = new PersonProcess("changes", "--since", own().toString(), "--markdown");
		assertThat(run(markdown)).isZero();
		assertThat(markdown.out()).isEqualTo("The schema has not changed.\n");
	}

	@Test
	void breakingChangesAreListedWithAdviceAndHaveAStatusOfTheirOwn() throws IOException {
		PersonProcess process = new PersonProcess("changes", "--since", earlier().toString());
		assertThat(run(process)).isEqualTo(3);
		assertThat(process.out()).isEqualTo("""
				Changes since %s: 2 breaking, 1 safe.

				BREAKING  resource notes_note: schema version lowered from 7 to 0
				          What the last release stored is refused.
				          Never lower the version: go on from the last one.

				BREAKING  resource notes_note, key: removed (renamed to 'secret'?)
				          Configurations that use it are refused.
				          Keep it, deprecated, until the next major version.

				SAFE      resource notes_note, secret: optional attribute added
				""".formatted(earlier()));
		assertThat(process.err()).isEqualTo("Breaking changes: 2\n");
	}

	@Test
	void markdownIsForUsersWithoutAdvice() throws IOException {
		PersonProcess process = new PersonProcess("changes", "--markdown", "--since", earlier().toString());
		assertThat(run(process)).isEqualTo(3);
		assertThat(process.out()).isEqualTo("""
				### Breaking changes

				- resource `notes_note`: schema version lowered from 7 to 0. What the last release stored is refused.
				- resource `notes_note`, `key`: removed (renamed to 'secret'?). Configurations that use it are refused.

				### Other changes

				- resource `notes_note`, `secret`: optional attribute added.
				""");
	}

	@Test
	void twoDocumentsAreComparedWithoutTheApplication() throws IOException {
		PersonProcess process = new PersonProcess("changes", "--since", own().toString(), "--to", earlier().toString());
		assertThat(run(process)).isEqualTo(3);
		assertThat(process.out()).contains("SAFE      resource notes_note: schema version raised from 0 to 7\n")
			.contains("A document does not tell whether there is an upgrade from version 0")
			.contains("BREAKING  resource notes_note, secret: removed (renamed to 'key'?)\n");
	}

	@Test
	void wrongUseAndBadInputPrintNothingOnStandardOutput() throws IOException {
		assertRefused(2, "Name the earlier schema with '--since FILE'.\nSee 'help changes'.\n", "changes");
		assertRefused(1, "There is no file /somewhere/x.json. Give a package, or what 'schema --full' or", "changes",
				"--since", "x.json");
		assertRefused(1, own() + " does not describe acme/other, but registry.terraform.io/acme/notes.", "changes",
				"--since", own().toString(), "--provider", "acme/other");
		Path broken = Files.writeString(this.directory.resolve("broken.json"), "{");
		assertRefused(1, broken + " cannot be read as JSON: ", "changes", "--since", own().toString(), "--to",
				broken.toString());
	}

	private Path own() throws IOException {
		PersonProcess process = new PersonProcess("schema", "--full");
		assertThat(run(process)).isZero();
		return Files.writeString(this.directory.resolve("own.json"), process.out());
	}

	private Path earlier() throws IOException {
		String json = Files.readString(own());
		String earlier = json
			.replace("\"notes_note\":{\"version\":0,\"block\"", "\"notes_note\":{\"version\":7,\"block\"")
			.replace("\"secret\":{", "\"key\":{");
		assertThat(earlier).contains("\"version\":7").contains("\"key\":");
		return Files.writeString(this.directory.resolve("earlier.json"), earlier);
	}

	private void assertRefused(int status, String message, String... arguments) {
		PersonProcess process = new PersonProcess(arguments);
		assertThat(run(process)).isEqualTo(status);
		assertThat(process.err()).startsWith(message);
		assertThat(process.out()).isEmpty();
	}

	private static int run(PersonProcess process) {
		return new InstalledCommands().run(process, NotesProvider.commanded());
	}

}
