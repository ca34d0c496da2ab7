/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.installed;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * Completion, by the shells that are there.
 */
class CompletionCommandTests {

	@TempDir
	Path directory;

	@ParameterizedTest
	@CsvSource({ "1,ver,version", "1,,completion prepare resident sbom schema version help", "2,--j,--json",
			"2,sche,schema" })
	void bashCompletesCommandsAndOptions(int word, String typed, String completed) throws Exception {
		String first = (word == 1) ? "" : typed.startsWith("--") ? "schema " : "help ";
		assertThat(run("bash", "bash", """
				. ./script
				COMP_WORDS=(notes %s'%s')
				COMP_CWORD=%s
				_notes
				echo "${COMPREPLY[@]}"
				""".formatted(first, (typed != null) ? typed : "", word))).isEqualTo(completed + "\n");
	}

	@Test
	void zshReadsTheScript() throws Exception {
		assertThat(run("zsh", "zsh", "autoload -U compinit && compinit -u -d ./dump; . ./script && whence -w _notes"))
			.contains("_notes: function");
	}

	@ParameterizedTest
	@CsvSource({ "notes ver,version", "notes schema --j,--json", "notes completion ba,bash" })
	void fishCompletesCommandsAndOptions(String typed, String completed) throws Exception {
		assertThat(run("fish", "fish", "source ./script; complete -C '%s'".formatted(typed)).lines()
			.map((line) -> line.split("\t")[0])).contains(completed);
	}

	@Test
	void nameThatNoProgramHasIsRefused() {
		PersonProcess process = new PersonProcess("completion", "bash", "--for", "a b; rm");
		assertThat(new InstalledCommands().run(process, NotesProvider.commanded())).isOne();
		assertThat(process.err()).isEqualTo("'a b; rm' is no name of a program or an alias.\n");
	}

	private String run(String shell, String action, String commands) throws Exception {
		assumeTrue(Stream.of(System.getenv("PATH").split(File.pathSeparator))
			.anyMatch((folder) -> Files.isExecutable(Path.of(folder, shell))), "no " + shell + " on the PATH");
		PersonProcess process = new PersonProcess("completion", action, "--for", "notes");
		assertThat(new InstalledCommands().run(process, NotesProvider.commanded())).as(process.err()).isZero();
		Files.writeString(this.directory.resolve("script"), process.out());
		Process started = new ProcessBuilder(List.of(shell, "-c", commands)).directory(this.directory.toFile())
			.redirectErrorStream(true)
			.start();
		started.getOutputStream().close();
		String text = new String(started.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		started.waitFor();
		return text;
	}

}
