/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class CommandLineTests {

	private static final List<CommandOption> OPTIONS = List.of(CommandOption.flag("thin", "flag"),
			CommandOption.value("out", "DIRECTORY", "value"));

	@Test
	void parseWhenValueFollowsOrIsAttachedReadsIt() {
		assertThat(parse("--out", "a b").value("out")).contains("a b");
		assertThat(parse("--out=a=b").value("out")).contains("a=b");
		assertThat(parse("--out", "--thin").value("out")).contains("--thin");
	}

	@Test
	void parseWhenFlagIsThereHasIt() {
		assertThat(parse("--thin").has("thin")).isTrue();
		assertThat(parse().has("thin")).isFalse();
		assertThat(parse().value("out")).isEmpty();
	}

	@Test
	void listWhenSeveralAreGivenSplitsThem() {
		assertThat(parse("--out", " a, b,,a ").list("out")).containsExactly("a", "b");
		assertThat(parse().list("out")).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({ "--all, There is no option '--all'.", "all, There is no option 'all'.",
			"--thin=yes, The option '--thin' takes no value.", "--out, The option '--out' needs a value.",
			"--out=, The option '--out' needs a value.", "'--thin,--thin', The option '--thin' is given twice." })
	void parseWhenLineIsWrongSaysWhy(String arguments, String message) {
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> parse(arguments.split(",")))
			.withMessage(message)
			.satisfies((ex) -> assertThat(ex.status()).isEqualTo(2));
	}

	private static CommandLine parse(String... arguments) {
		return CommandLine.parse(List.of(arguments), OPTIONS);
	}

}
