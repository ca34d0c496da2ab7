/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.template;

import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

class TemplateTests {

	@Test
	void placeholdersAreReplaced() {
		assertThat(new Template("exec @JAVA@ \"$@\" @MAIN@@JAVA@").fill(Map.of("JAVA", "java", "MAIN", "")))
			.isEqualTo("exec java \"$@\" java");
	}

	@Test
	void valuesAreTakenAsTheyAre() {
		assertThat(new Template("@A@ @B@").fill(Map.of("A", "@B@", "B", "\\1 $1 ${B}"))).isEqualTo("@B@ \\1 $1 ${B}");
	}

	@Test
	void placeholderWithoutValueIsAMistake() {
		assertThatNullPointerException().isThrownBy(() -> new Template("@A@").fill(Map.of())).withMessage("A");
	}

	@Test
	void fileThatIsNotThereIsAMistake() {
		assertThatNullPointerException().isThrownBy(() -> Template.of(TemplateTests.class, "none.sh"))
			.withMessage("none.sh");
	}

}
