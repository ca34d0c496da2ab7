/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link LikelyMistake}.
 */
class LikelyMistakeTests {

	@Test
	void wayTheValueChangedIsTheFirstGuess() {
		assertThat(guess("{name:\"Rex\"}", "{name:\"Rex\"}", "{name:\"rex\"}", AttributePath.root("name")))
			.isEqualTo("Most likely the upstream changed upper and lower case.");
	}

	@Test
	void valueOfAnotherAttributeIsNamed() {
		assertThat(guess("{name:\"Rex\"}", "{name:\"Rex\", status:\"sold\"}", "{name:\"sold\", status:\"sold\"}",
				AttributePath.root("name")))
			.isEqualTo("Most likely the value of \"status\" was returned in its place.");
	}

	@Test
	void computedValueThatWasKnownIsMissed() {
		assertThat(guess("{name:\"Rex\"}", "{name:\"Rex\", nickname:\"R\"}", "{name:\"Rex\", nickname:null}",
				AttributePath.root("nickname")))
			.isEqualTo("Most likely a computed value that was known already is missing from the returned object: carry "
					+ "it over from data.plan().");
	}

	@Test
	void configuredValueIsMissedInTheAnswer() {
		assertThat(guess("{name:\"Rex\", secret:\"s\"}", "{name:\"Rex\", secret:\"s\"}", "{name:\"Rex\"}",
				AttributePath.root("secret")))
			.isEqualTo("Most likely the upstream's answer does not hold it.");
	}

	@Test
	void configurationReturnedForThePlanIsSeen() {
		assertThat(guess("{name:\"Rex\", nickname:\"a\"}", "{name:\"Rex\", nickname:\"b\"}",
				"{name:\"Rex\", nickname:\"a\"}", AttributePath.root("nickname")))
			.isEqualTo("Most likely data.config() was returned where data.plan() should have been.");
	}

	@Test
	void placesInsideAreCompared() {
		assertThat(guess("{visits:[{reason:\"Ill\"}]}", "{visits:[{reason:\"Ill\"}]}", "{visits:[{reason:\"ill\"}]}",
				AttributePath.root("visits").index(0).attribute("reason")))
			.contains("upper and lower case");
		assertThat(guess("{labels:{x:\"A\"}}", "{labels:{x:\"A\"}}", "{labels:{x:\"a\"}}",
				AttributePath.root("labels").key("x")))
			.contains("upper and lower case");
	}

	@Test
	void placeThatIsNotThereGivesNoGuess() {
		assertThat(guess("{name:\"Rex\"}", "{name:\"Rex\"}", "{name:\"Max\"}", AttributePath.root("ghost"))).isEmpty();
		assertThat(guess("{visits:[]}", "{visits:[]}", "{visits:[]}", AttributePath.root("visits").index(3))).isEmpty();
		assertThat(guess("null", "null", "{name:\"Max\"}", AttributePath.root())).isEmpty();
	}

	private static String guess(String config, String planned, String returned, AttributePath path) {
		return new LikelyMistake(Pet.MAPPING.block(), value(config), value(planned), value(returned))
			.behind(new Violation(path, Rule.RESULT_MATCHES_PLAN, "facts"))
			.orElse("");
	}

	private static TerraformValue value(String text) {
		return Pet.value(text);
	}

}
