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
import dev.tfprovider.test.FunctionTester;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.run.EngineRun;
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
		assertThat(call("states", List.of("a", Configuration.unknown("b"))).value()).isEqualTo("known a,unknown");
		assertThat(call("states", Configuration.unknown(List.of("a"))).isUnknown()).isTrue();
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
					nope  | x | Unknown provider function: The function "nope" is not available from the provider "corner".
					""")
	void errorsAreThoseOfTerraform(String function, String arguments, String error) {
		FunctionTester.Outcome outcome = call(function,
				(arguments != null) ? (Object[]) arguments.split(",") : new Object[0]);
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

	@ParameterizedTest
	@CsvSource(quoteCharacter = '^', textBlock = """
			Terraform 1.8.0,  provider function returned
			Terraform 1.12.2, provider function returned
			Terraform 1.13.0, function returned
			Terraform 1.16.0, function returned
			""")
	void resultsAreComparedWithinAWalk(String host, String start) {
		InMemoryTerraform terraform = this.terraform.behaveAs(host);
		String expected = "Call to function \"provider::corner::moody\" failed: " + start
				+ " an inconsistent result,\nwas: cty.NumberIntVal(%s),\nnow: cty.NumberIntVal(%s).";
		assertThat(terraform.plan(output("mood", "moody(\"\")")).diagnostics()).singleElement()
			.satisfies((diagnostic) -> assertThat(diagnostic.detail()).isEqualTo(expected.formatted("1", "2")));
		assertThat(terraform.function("moody").call("").error()).isEqualTo(expected.formatted("3", "4"));
	}

	@Test
	void openTofuComparesNoResults() {
		InMemoryTerraform tofu = this.terraform.behaveAs("OpenTofu 1.12.6");
		assertThat(tofu.allowNonEmptyPlan().apply(output("mood", "moody(\"\")")).succeeded()).isTrue();
		assertThat(tofu.function("moody").call("").succeeded()).isTrue();
	}

	@ParameterizedTest
	@CsvSource({ "Terraform 1.5.7", "Terraform 1.7.5", "OpenTofu 1.6.3" })
	void hostsWithoutFunctionsDoNotKnowTheirNames(String host) {
		InMemoryTerraform older = this.terraform.behaveAs(host);
		String detail = "Template interpolation doesn't expect a colon at this location. Did you intend this to be a "
				+ "literal sequence to be processed as part of another language? If so, you can escape it by starting "
				+ "with \"$${\" instead of just \"${\".";
		for (String call : List.of("greet(\"a\")", "nope(var.none)", "greet(provider::corner::fail(\"a\"))")) {
			EngineRun run = older.apply(output("greeting", call));
			assertThat(run.succeeded()).isFalse();
			assertThat(run.diagnostics()).singleElement().satisfies((diagnostic) -> {
				assertThat(diagnostic.summary()).isEqualTo("Extra characters after interpolation expression");
				assertThat(diagnostic.detail()).isEqualTo(detail);
			});
		}
		assertThat(older.function("greet").call("a").error()).isEqualTo(detail);
	}

	@ParameterizedTest
	@CsvSource({ "Terraform 1.8.0", "OpenTofu 1.7.0" })
	void hostsWithFunctionsCallThem(String host) {
		EngineRun run = this.terraform.behaveAs(host).apply(output("greeting", "greet(\"a\")"));
		assertThat(run.output("greeting")).isEqualTo("Hello a");
	}

	private static Configuration output(String name, String call) {
		return Configuration.empty().withOutput(name, Configuration.expression("provider::corner::" + call));
	}

	private FunctionTester.Outcome call(String function, Object... arguments) {
		return this.terraform.function(function).call(arguments);
	}

}
