/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.installed.InstalledCommands;
import dev.tfprovider.internal.command.start.JvmCommand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The commands of a packaged provider, which comes without the tools of its author.
 */
class ShippedCommandsTests {

	private final InstalledCommands commands = new InstalledCommands();

	@Test
	void practitionersHaveWhatTheyCanUse() {
		assertThat(this.commands.summary().lines().map((line) -> line.strip().split(" ")[0]))
			.containsExactly("completion", "prepare", "resident", "sbom", "schema", "version", "help");
	}

	@Test
	void executableSharesNoProcess() {
		assertThat(new ResidentCommand()).isInstanceOf(JvmCommand.class);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
			resident halt         | 'resident' knows no 'halt', only 'status' and 'stop'.
			resident --all        | There is no option '--all'.
			resident stop --all   | There is no option '--all'.
			resident stop all     | There is no option 'all'.
			resident status stop  | There is no option 'stop'.
			""")
	void whatACommandDoesNotKnowIsSaid(String line, String message) {
		PersonProcess process = new PersonProcess(line.split(" "));
		assertThat(this.commands.run(process, NotesProvider.commanded())).isEqualTo(2);
		assertThat(process.err()).isEqualTo("%s%nSee 'help resident'.%n", message);
		assertThat(process.out()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "package", "install", "docs", "changes", "dev", "deploy" })
	void whatOnlyAuthorsHaveIsRefusedWithTheReason(String command) {
		PersonProcess process = new PersonProcess(command);
		assertThat(this.commands.run(process, NotesProvider.commanded())).isEqualTo(2);
		assertThat(process.out()).isEmpty();
		assertThat(process.err()).startsWith("There is no command '%s'. These are the commands:".formatted(command))
			.endsWith("A package comes without the commands of its author, such as 'package' and 'docs': run them by "
					+ "the jar that the build of the provider makes.\n");
	}

}
