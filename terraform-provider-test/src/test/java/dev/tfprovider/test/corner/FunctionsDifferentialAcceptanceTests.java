/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.EnabledOnTerraform;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Functions in expressions, in memory as on the real CLI.
 */
@Tag("thorough")
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FunctionsDifferentialAcceptanceTests {

	private static final String A = "corner_thing.a";

	@RegisterExtension
	private final Differential differential = new Differential((upstream) -> ProviderDefinition.builder("corner")
		.address(CornerProvider.ADDRESS)
		.settings(CornerSettings.class)
		.resource("thing", Thing.class, new ThingResource(upstream))
		.functions(new CornerFunctions())
		.functions(new Impure(upstream))
		.build());

	@Test
	void resultsOfEveryType() {
		Configuration configuration = outputs(
				Map.ofEntries(Map.entry("greet", "greet(\"Rex\")"), Map.entry("number", "greet(12)"),
						Map.entry("none", "join(\"-\")"), Map.entry("many", "join(\"-\", \"a\", null, true)"),
						Map.entry("left_out", "shift(\"d\")"), Map.entry("one", "shift(\"d\", \"1h\")"),
						Map.entry("both", "shift(\"d\", \"1h\", 3)"), Map.entry("null", "state(null)"),
						Map.entry("known", "state(\"a\")"), Map.entry("tuple", "same([1, \"a\", null])"),
						Map.entry("object", "same({a = 1, b = [true]})"), Map.entry("sum", "sum(1, 2, \"3\")"),
						Map.entry("map", "lengths([\"a\", \"bcd\"])"), Map.entry("record", "move({x = 1, y = 2}, 3)"),
						Map.entry("inner", "greet(provider::corner::greet(\"Rex\"))")));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(configuration)
			.verify((run) -> assertThat(run.output("many")).isEqualTo("a-null-true"))
			.verify((run) -> assertThat(run.output("record")).isEqualTo(Map.of("x", 4, "y", 5)))
			.expectNoChanges(configuration));
	}

	@Test
	void nullStandsForTheDefaultWhereItHasAType() {
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(output("skipped", "shift(\"d\", null, \"2\")"))
			.planOnly(output("all", "same(null)")));
	}

	@Test
	void unknownArgumentsMakeUnknownResults() {
		Configuration configuration = Configuration.of(A, Map.of("name", "Rex"))
			.with("corner_thing.b", Map.of("name",
					Configuration.expression("provider::corner::greet(corner_thing.a.label)"), "note",
					Configuration.expression("provider::corner::state(corner_thing.a.label)"), "tags",
					Map.of("sum", Configuration.expression("provider::corner::sum(corner_thing.a.serial, 1)"))));
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(configuration)
			.verify((run) -> assertThat(run.isUnknown("corner_thing.b", "name")).isTrue()));
	}

	@Test
	void wrongCallsAreRefused() {
		String failure = this.differential.words("Error in function call", "Invalid function argument");
		Scenario scenario = Scenario.start();
		for (List<String> each : List.of(List.of("greet()", "Not enough function arguments"),
				List.of("greet(\"a\", \"b\")", "Too many function arguments"),
				List.of("join()", "Not enough function arguments"), List.of("greet(null)", "Invalid function argument"),
				List.of("greet([])", "Invalid function argument"),
				List.of("sum(1, \"x\")", "Invalid function argument"),
				List.of("sum(1, -2)", "Invalid function argument"),
				List.of("move({x = 1}, 3)", "Invalid function argument"),
				List.of("shift(\"d\", \"soon\")", "Invalid function argument"),
				List.of("shift(\"d\", \"1h\", \"often\")", "Invalid function argument"),
				List.of("shift(\"d\", \"1h\", 1, 2)", "Invalid function argument"), List.of("fail(\"here\")", failure),
				List.of("fail(\"bug\")", failure),
				List.of("nope()", this.differential.words("Unknown provider function", "Function not found")))) {
			scenario = scenario.expectError(output("result", each.get(0)), each.get(1));
		}
		Scenario all = scenario;
		this.differential.compare((upstream) -> all);
	}

	@Test
	void lastArgumentsMayBeTheElementsOfOneValue() {
		Configuration configuration = outputs(Map.of("list", "join([\"-\", \"a\", \"b\"]...)", "rest",
				"join(\"-\", [\"a\", \"b\"]...)", "set", "join(\"-\", toset([\"b\", \"a\"]) ...)", "empty",
				"join(\"-\", []...)", "sum", "sum([1, 2]...)"));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(configuration)
			.verify((run) -> assertThat(run.output("rest")).isEqualTo("a-b"))
			.verify((run) -> assertThat(run.output("empty")).isEqualTo(""))
			.expectError(output("result", "greet([]...)"), "Not enough function arguments")
			.expectError(output("result", "greet([1, 2]...)"), "Too many function arguments")
			.expectError(output("result", "greet(\"Rex\"...)"), "Invalid expanding argument value")
			.expectError(output("result", "greet(null...)"), "Invalid expanding argument value"));
	}

	@Test
	void unknownLastArgumentsMakeUnknownResults() {
		Configuration thing = Configuration.of(A, Map.of("name", "Rex"));
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(thing.withOutput("element",
					Configuration.expression("provider::corner::join(\"-\", [corner_thing.a.label]...)")))
			.planOnly(thing.withOutput("set",
					Configuration.expression("provider::corner::join(\"-\", toset([corner_thing.a.label])...)"))));
	}

	@Test
	void otherProvidersAreRefused() {
		this.differential
			.compare((upstream) -> Scenario.start()
				.expectError(
						Configuration.empty()
							.withOutput("result", Configuration.expression("provider::other::greet(\"a\")")),
						"function"));
	}

	@Test
	void errorsAreAtTheArgumentOfTheBlock() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(Configuration.of(A, Map.of("name", Configuration.expression("provider::corner::fail(\"a\")"))),
					this.differential.words("Error in function call", "Invalid function argument"))
			.expectError(
					Configuration.of(A,
							Map.of("name", "Rex", "ports",
									List.of(1, Configuration.expression("provider::corner::sum(-1)")))),
					"Invalid function argument"));
	}

	@Test
	@EnabledOnTerraform(min = "1.8", tofuMin = EnabledOnTerraform.NEVER)
	void differentResultsForEqualArgumentsAreRefused() {
		Configuration differing = Configuration.of(A, Map.of("name", "Rex"))
			.withOutput("differing",
					Configuration.expression("[corner_thing.a.id, provider::corner::any_thing(\"a\")]"));
		Configuration flipped = Configuration.empty()
			.withOutput("flipped",
					Configuration.expression("[provider::corner::flip(\"a\"), provider::corner::flip(\"a\")]"));
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(flipped, "Error in function call")
			.expectError(differing, "Error in function call"));
	}

	private static Configuration outputs(Map<String, String> calls) {
		Configuration configuration = Configuration.empty();
		for (Map.Entry<String, String> call : calls.entrySet()) {
			configuration = configuration.withOutput(call.getKey(),
					Configuration.expression("provider::corner::" + call.getValue()));
		}
		return configuration;
	}

	private static Configuration output(String name, String call) {
		return outputs(Map.of(name, call));
	}

	/**
	 * Functions that no provider should have.
	 */
	public static final class Impure {

		private final CornerUpstream upstream;

		private final AtomicInteger calls = new AtomicInteger();

		Impure(CornerUpstream upstream) {
			this.upstream = upstream;
		}

		@TerraformFunction
		int flip(String any) {
			return this.calls.incrementAndGet() % 2;
		}

		@TerraformFunction
		boolean anyThing(String any) {
			return this.upstream.first(Object.class, (thing) -> true).isPresent();
		}

	}

}
