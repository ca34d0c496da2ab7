/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.FunctionOutcome;
import dev.tfprovider.test.InMemoryTerraform;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Functions in memory, called by tests and by configurations.
 */
class FunctionTesterTests {

	private final InMemoryTerraform terraform = InMemoryTerraform.of(ProviderDefinition.builder("corner")
		.address(CornerProvider.ADDRESS)
		.functions(new CornerFunctions())
		.build());

	@AfterEach
	void close() {
		this.terraform.close();
	}

	@Test
	void valuesArePlainJava() {
		assertThat(call("greet", "Rex").value()).isEqualTo("Hello Rex");
		assertThat(call("greet", 12).value()).isEqualTo("Hello 12");
		assertThat(call("sum", 1, "2").value()).isEqualTo(3);
		assertThat(call("move", Map.of("x", 1, "y", 2), 3).value()).isEqualTo(Map.of("x", 4, "y", 5));
		assertThat(call("same", Arrays.asList(1, "a", null, true)).value())
			.isEqualTo(Arrays.asList(1, "a", null, true));
		assertThat(call("same", (Object) null).value()).isNull();
		assertThat(call("lengths", List.of("a", "bcd")).value()).isEqualTo(Map.of("a", 1, "bcd", 3));
	}

	@Test
	void unknownArgumentsAreKeptAway() {
		assertThat(call("greet", Configuration.unknown("Rex")).isUnknown()).isTrue();
		assertThat(call("greet", Configuration.unknown("Rex")).succeeded()).isTrue();
		assertThat(call("state", Configuration.unknown("Rex")).value()).isEqualTo("unknown");
		assertThat(call("same", Map.of("a", Configuration.unknown(1))).isUnknown()).isTrue();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '^',
			textBlock = """
					greet | | Not enough function arguments: Function "provider::corner::greet" expects 1 argument(s). Missing value for "name".
					join  | | Not enough function arguments: Function "provider::corner::join" expects at least 1 argument(s). Missing value for "with".
					greet | a,b | Too many function arguments: Function "provider::corner::greet" expects only 1 argument(s).
					sum   | a | Invalid function argument: Invalid value for "numbers" parameter: a number is required.
					sum   | 1,-2 | Invalid function argument: Invalid value for "numbers" parameter: must not be negative.
					shift | d,soon | Invalid function argument: Invalid value for "options" parameter: "by": Invalid value "soon": must be a duration such as "1h30m" or "PT1H30M".
					fail  | x | Error in function call: Call to function "provider::corner::fail" failed: it fails: x.
					moody | x | Error in function call: Call to function "provider::corner::moody" failed: function returned an inconsistent result.
					nope  | x | Unknown provider function: The function "nope" is not available from the provider "corner".
					""")
	void errorsAreThoseOfTerraform(String function, String arguments, String error) {
		FunctionOutcome outcome = call(function, (arguments != null) ? (Object[]) arguments.split(",") : new Object[0]);
		assertThat(outcome.succeeded()).isFalse();
		assertThat(outcome).hasToString(error);
		assertThatExceptionOfType(AssertionError.class).isThrownBy(outcome::value)
			.withMessage("The function has no known result but " + error);
	}

	@Test
	void nullIsRefused() {
		assertThat(call("greet", (Object) null).error())
			.isEqualTo("Invalid value for \"name\" parameter: argument must not be null.");
	}

	@Test
	void successHasNoError() {
		assertThatExceptionOfType(AssertionError.class).isThrownBy(call("greet", "Rex")::error)
			.withMessage("The function has not failed but has the result Hello Rex");
	}

	@Test
	void resultsAreComparedWithinACommand() {
		assertThat(this.terraform
			.plan(Configuration.empty().withOutput("mood", Configuration.expression("provider::corner::moody(\"\")")))
			.diagnostics()).singleElement()
			.satisfies((diagnostic) -> assertThat(diagnostic.detail()).isEqualTo(
					"Call to function \"provider::corner::moody\" failed: function returned an inconsistent result."));
	}

	private FunctionOutcome call(String function, Object... arguments) {
		return this.terraform.function(function).call(arguments);
	}

}
