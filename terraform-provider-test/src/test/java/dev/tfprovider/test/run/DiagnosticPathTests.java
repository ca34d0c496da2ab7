/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;

import dev.tfprovider.test.run.RunDiagnostic.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Which attribute a diagnostic is said to be on.
 */
class DiagnosticPathTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			columns[0].name  | columns[0].name    | true
			columns[0].name  | name               | true
			columns[0].name  | columns[1].name    | false
			columns[0].name  | columns.name       | false
			columns[0].name  | columns[0]         | false
			columns[0].name  | columns            | false
			columns[0]       | columns[0]         | true
			columns[0]       | columns            | true
			labels["a.b"]    | labels["a.b"]      | true
			labels["a"]      | labels.a           | true
			labels["a.b"]    | labels             | true
			name             | name               | true
			name             | other.name         | false
			""")
	void whereThePathIsKnownItIsTheWholePath(String path, String wanted, boolean on) {
		RunDiagnostic diagnostic = new RunDiagnostic(Severity.ERROR, "Bad", "", null, null, path);
		assertThat(diagnostic.isOn(wanted)).isEqualTo(on);
	}

	@Test
	void whereOnlyALineIsKnownItIsTheLastName() {
		RunDiagnostic diagnostic = new RunDiagnostic(Severity.ERROR, "Bad", "", null,
				new RunDiagnostic.Source("main.tf", 2, null, "  name = 1"));
		assertThat(List.of("name", "columns[0].name", "columns[3].name", "columns[0].title", "columns"))
			.filteredOn(diagnostic::isOn)
			.containsExactly("name", "columns[0].name", "columns[3].name");
	}

	@Test
	void whatIsNoPathIsRefused() {
		RunDiagnostic diagnostic = new RunDiagnostic(Severity.ERROR, "Bad", "", null, null, "name");
		assertThatIllegalArgumentException().isThrownBy(() -> diagnostic.isOn("columns[x"))
			.withMessageContaining("'columns[x' is not a path");
	}

}
