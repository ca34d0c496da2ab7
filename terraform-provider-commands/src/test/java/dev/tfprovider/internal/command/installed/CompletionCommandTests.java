/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.installed;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * What real shells offer for the commands of a provider.
 */
class CompletionCommandTests {

	private static final String BASH = """
			. ./completion
			COMP_WORDS=(%s)
			COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
			_terraform_provider_notes
			printf '%%s\\n' "${COMPREPLY[@]}"
			""";

	private static final String ZSH = """
			_describe() { shift; local name; for name in ${(P)1}; do [[ $name == $words[CURRENT]* ]] && print -r -- ${name%%%%:*}; done; true; }
			compdef() { registered=$2; }
			. ./completion
			words=(%s)
			CURRENT=$#words
			_terraform_provider_notes
			""";

	@TempDir
	private Path folder;

	@BeforeEach
	void createFile() throws IOException {
		Files.createFile(this.folder.resolve("main.tf"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			terraform-provider-notes ''          | completion prepare sbom schema version help
			terraform-provider-notes s           | sbom schema
			terraform-provider-notes help pre    | prepare
			terraform-provider-notes completion '' | bash zsh fish --for
			terraform-provider-notes completion z | zsh
			terraform-provider-notes schema --   | --json --full
			terraform-provider-notes nothing --  |
			""")
	void commandsActionsAndOptionsAreOffered(String words, String offered) throws Exception {
		List<String> expected = (offered != null) ? List.of(offered.split(" ")) : List.of();
		assertThat(bash(words)).containsExactlyInAnyOrderElementsOf(expected);
		if (isThere("zsh")) {
			write("zsh");
			assertThat(run("zsh", "-f", "-c", ZSH.formatted(words))).containsExactlyInAnyOrderElementsOf(expected);
		}
	}

	@Test
	void fishOffersThemWithTheirPurpose() throws Exception {
		assumeTrue(isThere("fish"), "fish is not installed");
		write("fish");
		String script = ". ./completion; complete -C 'terraform-provider-notes ";
		assertThat(run("fish", "--no-config", "-c", script + "xx'")).isEmpty();
		assertThat(run("fish", "--no-config", "-c", script + "ver'"))
			.containsExactly("version\tprints name, version and source address of the provider");
		assertThat(run("fish", "--no-config", "-c", script + "completion ba'")).containsExactly("bash");
		assertThat(run("fish", "--no-config", "-c", script + "schema --js'")).singleElement()
			.asString()
			.startsWith("--json\t");
	}

	@Test
	void aliasOfTheUserIsCompleted() {
		PersonProcess process = new PersonProcess("completion", "bash", "--for", "notes");
		assertThat(new InstalledCommands().run(process, NotesProvider.commanded())).isZero();
		assertThat(process.out()).startsWith("_notes() {").endsWith("-F _notes notes\n");
	}

	@ParameterizedTest
	@ValueSource(strings = { "a b", "$(id)", "-x", "a;b", "ä" })
	void nameThatAShellWouldReadOtherwiseIsRefused(String name) {
		PersonProcess process = new PersonProcess("completion", "zsh", "--for", name);
		assertThat(new InstalledCommands().run(process, NotesProvider.commanded())).isEqualTo(2);
		assertThat(process.out()).isEmpty();
		assertThat(process.err()).startsWith("'" + name + "' cannot be completed.");
	}

	private List<String> bash(String words) throws Exception {
		write("bash");
		return run("bash", "-c", BASH.formatted(words));
	}

	private void write(String shell) throws IOException {
		PersonProcess process = new PersonProcess("completion", shell);
		assertThat(new InstalledCommands().run(process, NotesProvider.commanded())).isZero();
		Files.writeString(this.folder.resolve("completion"), process.out());
	}

	private List<String> run(String... command) throws Exception {
		Process process = new ProcessBuilder(command).directory(this.folder.toFile()).redirectErrorStream(true).start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(process.waitFor()).as(output).isZero();
		return output.lines().filter((line) -> !line.isEmpty()).toList();
	}

	private static boolean isThere(String program) throws InterruptedException {
		try {
			return new ProcessBuilder(program, "-c", "true").start().waitFor() == 0;
		}
		catch (IOException ex) {
			return false;
		}
	}

}
