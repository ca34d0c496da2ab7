/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.restart;

import java.nio.file.Path;
import java.util.Optional;

import dev.tfprovider.internal.boot.launch.DeveloperProcess;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class EnvironmentFileArgumentTests {

	@Test
	void findReadsBothForms() {
		assertThat(find("--debug", "--env-file", "dev.env")).contains("dev.env");
		assertThat(find("--env-file=a b.env", "--debug")).contains("a b.env");
		assertThat(find("--debug")).isEmpty();
		assertThat(find("--env-files=x")).isEmpty();
	}

	@Test
	void findRefusesWhatNamesNoFile() {
		for (String[] arguments : new String[][] { { "--env-file" }, { "--env-file=" }, { "--env-file", "--debug" },
				{ "--env-file= " } }) {
			assertThatIllegalArgumentException().isThrownBy(() -> find(arguments))
				.withMessage("'--env-file' names no file: write --env-file FILE");
		}
	}

	private static Optional<String> find(String... arguments) {
		return EnvironmentFileArgument.find(new DeveloperProcess(Path.of(""), arguments));
	}

}
