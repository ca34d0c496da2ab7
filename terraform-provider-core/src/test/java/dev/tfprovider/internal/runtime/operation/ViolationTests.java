/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.stream.IntStream;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Violation}.
 */
class ViolationTests {

	private static final String NOTE = "This is a mistake in the provider, not in the configuration; please report it to "
			+ "its developers.";

	@ParameterizedTest
	@CsvSource(nullValues = "-", value = { "1, -", "5, -", "6, acme_thing: and 1 more", "15, acme_thing: and 10 more",
			"16, acme_thing: and 11 more" })
	void fiveAreToldAndTenMoreNamed(int count, String start) {
		List<Diagnostic> diagnostics = diagnostics(count);
		assertThat(diagnostics.stream().limit(5).map(Diagnostic::attribute))
			.containsExactlyElementsOf(IntStream.range(0, Math.min(count, 5)).mapToObj(ViolationTests::path).toList());
		if (start == null) {
			assertThat(diagnostics).hasSize(count);
			return;
		}
		assertThat(diagnostics).hasSize(6);
		String named = IntStream.range(5, Math.min(count, 15))
			.mapToObj((index) -> path(index).toString())
			.reduce((one, other) -> one + ", " + other)
			.orElseThrow();
		assertThat(diagnostics.get(5).attribute()).isNull();
		assertThat(diagnostics.get(5).detail())
			.isEqualTo(start + ", at " + named + ((count == 16) ? ", …" : "") + ".\n\n" + NOTE);
	}

	@Test
	void guessFollowsTheRuleAndValuesAreInTheLog() {
		TerraformValue planned = TableSchema.value("{opt:\"Rex\"}");
		TerraformValue actual = TableSchema.value("{opt:\"rex\"}");
		List<Violation> violations = ResultCheck.violations(TableSchema.PLAIN, planned, actual);
		assertThat(Violation.toDiagnostics(violations, "Inconsistent", "acme_thing",
				new LikelyMistake(TableSchema.PLAIN, planned, planned, actual)))
			.extracting(Diagnostic::detail)
			.containsExactly(
					"acme_thing.opt: planned a string of 3 characters, returned one of 3 characters; they differ "
							+ "at position 1. Run with TF_LOG_PROVIDER=DEBUG to see the values.\n\n"
							+ Rule.RESULT_MATCHES_PLAN.sentence()
							+ " Most likely the upstream changed upper and lower case. "
							+ Rule.RESULT_MATCHES_PLAN.remedy() + "\n\n" + NOTE);
	}

	private static List<Diagnostic> diagnostics(int count) {
		TerraformValue value = TableSchema.value("{nl:[]}");
		List<Violation> violations = IntStream.range(0, count)
			.mapToObj((index) -> new Violation(path(index), Rule.RESULT_KEEPS_VALUE, "facts."))
			.toList();
		return Violation.toDiagnostics(violations, "Inconsistent", "acme_thing",
				new LikelyMistake(TableSchema.PLAIN, value, value, value));
	}

	private static AttributePath path(int index) {
		return AttributePath.root("nl").index(index);
	}

}
