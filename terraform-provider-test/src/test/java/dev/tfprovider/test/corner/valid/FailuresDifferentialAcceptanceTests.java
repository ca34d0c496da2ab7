/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.valid;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.Differential;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.test.run.TerraformRun;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Failing upstreams and wrong results, in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class FailuresDifferentialAcceptanceTests {

	private static final String INCONSISTENT = "Provider returned an inconsistent result";

	@RegisterExtension
	private final Differential differential = new Differential(ValidProvider::definition);

	@Test
	void networkThatGivesNoAnswer() {
		List<TerraformRun> runs = this.differential.compare((upstream) -> Scenario.start()
			.expectError(flaky("timeout", null), "Could not create corner_flaky")
			.expectError(flaky("refused", null), "Could not create corner_flaky"));
		assertThat(detail(runs.get(0))).startsWith("A request of the provider timed out (Read timed out).");
		assertThat(detail(runs.get(1))).startsWith("A request of the provider was refused a connection");
	}

	@Test
	void violationInTheCodeIsPutOnTheAttribute() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(flaky("violation", " "), "Could not create corner_flaky", "label"));
	}

	@Test
	void diagnosticOfTheAuthorIsShownOnce() {
		List<TerraformRun> runs = this.differential.compare((upstream) -> Scenario.start()
			.expectError(flaky("said", "x"), "Label refused", "label")
			.expectError(flaky("twice", "x"), "Refused"));
		assertThat(runs.get(1).diagnostics()).hasSize(1);
	}

	@Test
	void causesAreNamed() {
		List<TerraformRun> runs = this.differential.compare((upstream) -> Scenario.start()
			.expectError(flaky("deep", null), "Could not create corner_flaky")
			.expectError(flaky("disk", null), "Could not create corner_flaky"));
		assertThat(detail(runs.get(0))).contains("outer").contains("inner").doesNotContain("\tat ");
	}

	@Test
	void failedUpdateKeepsWhatThereWas() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(flaky("none", "a"))
			.expectError(flaky("timeout", "b"), "Could not update corner_flaky")
			.expectError(flaky("violation", ""), "Could not update corner_flaky", "label")
			.apply(flaky("none", "c")));
	}

	@Test
	void changedCaseIsExplained() {
		explained("case", "red", "Most likely the upstream changed upper and lower case.");
	}

	@Test
	void trimmedBlanksAreExplained() {
		explained("trim", " red ", "Most likely the upstream trimmed or added white space at the ends.");
	}

	@Test
	void emptyForNullIsTakenForWhatWasPlanned() {
		this.differential.compare((upstream) -> Scenario.start().apply(flaky("empty", null)));
	}

	@Test
	void forgottenValueIsExplained() {
		explained("forget", "red", "Most likely the upstream's answer does not hold it.");
	}

	@Test
	void swappedValueIsExplained() {
		explained("swap", "red", "Most likely the value of \"trouble\" was returned in its place.");
	}

	private void explained(String trouble, @Nullable String label, String guess) {
		List<TerraformRun> runs = this.differential.compare((upstream) -> Scenario.start()
			.expectError(flaky(trouble, label), INCONSISTENT)
			.apply(flaky("none", label))
			.expectError(flaky(trouble, label), INCONSISTENT));
		assertThat(detail(runs.get(0))).contains(guess)
			.contains("corner_flaky.label")
			.contains("This is a mistake in the provider, not in the configuration");
	}

	private static String detail(TerraformRun run) {
		return run.diagnostics().stream().map(RunDiagnostic::detail).findFirst().orElse("");
	}

	private static Configuration flaky(String trouble, @Nullable String label) {
		Map<String, Object> body = new HashMap<>(Map.of("trouble", trouble));
		if (label != null) {
			body.put("label", label);
		}
		return Configuration.of("corner_flaky.a", body);
	}

}
