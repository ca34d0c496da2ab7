/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.CornerProvider;
import dev.tfprovider.test.corner.Differential;
import dev.tfprovider.test.run.Action;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Several instances of one block, in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class InstancesDifferentialAcceptanceTests {

	private static final String A = "corner_thing.a";

	private static final String B = "corner_thing.b";

	@RegisterExtension
	private final Differential differential = new Differential(
			(upstream) -> CornerProvider.definition(upstream.idsByName()));

	@Test
	void countGrowsAndShrinks() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(counted(1))
			.apply(counted(3))
			.verify((run) -> assertThat(run).plans(A + "[2]", Action.CREATE)
				.plans(A + "[0]", Action.NO_OP)
				.hasAttribute(A + "[1]", "name", "thing 1"))
			.planOnly(counted(1))
			.verify((run) -> assertThat(run.change(A + "[2]").reason()).isEqualTo("delete_because_count_index"))
			.apply(counted(1))
			.apply(counted(0))
			.verify((run) -> assertThat(run).hasResources()));
	}

	@Test
	void onlyInstanceBecomesTheFirstOfSeveralAndBack() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, Map.of("name", "thing 0")))
			.planOnly(counted(2))
			.verify((run) -> assertThat(run.change(A + "[0]").previousAddress()).isEqualTo(A))
			.apply(counted(2))
			.apply(Configuration.of(A, Map.of("name", "thing 0")))
			.verify((run) -> assertThat(run).hasResources(A)));
	}

	@Test
	void countBecomesForEach() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(counted(2))
			.planOnly(keyed(Map.of("x", "one")))
			.verify((run) -> assertThat(run.change(A + "[0]").reason()).isEqualTo("delete_because_wrong_repetition"))
			.apply(keyed(Map.of("x", "one")))
			.planOnly(Configuration.of(A, Map.of("name", "single")))
			.verify((run) -> assertThat(run.change(A + "[\"x\"]").reason())
				.isEqualTo("delete_because_wrong_repetition")));
	}

	@Test
	void keysComeGoAndChange() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(keyed(Map.of("x", "one", "y", "two")))
			.verify((run) -> assertThat(run).hasResources(A + "[\"x\"]", A + "[\"y\"]")
				.hasAttribute(A + "[\"y\"]", "note", "two"))
			.planOnly(keyed(Map.of("y", "three", "z", "four")))
			.verify((run) -> assertThat(run).plans(A + "[\"x\"]", Action.DELETE)
				.plans(A + "[\"y\"]", Action.UPDATE)
				.plans(A + "[\"z\"]", Action.CREATE))
			.apply(keyed(Map.of("y", "three", "z", "four")))
			.destroy());
	}

	@Test
	void keysWithOddCharacters() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(keyed(Map.of("a.b", "one", "c \"d\"", "two", "é", "three", "e\tf\ng\\", "four")))
			.apply(keyed(Map.of("a.b", "one"))));
	}

	@Test
	void forEachOverASetOfText() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A,
					Map.of("for_each", Configuration.expression("toset([\"b\", \"a\", \"b\"])"), "name",
							Configuration.expression("each.value"), "note", Configuration.expression("each.key"))))
			.verify((run) -> assertThat(run).hasResources(A + "[\"a\"]", A + "[\"b\"]")));
	}

	@Test
	void forEachOverAnotherResource() {
		Map<String, Object> b = new LinkedHashMap<>();
		b.put("for_each", Configuration.expression("corner_thing.a"));
		b.put("name", Configuration.expression("each.value.name"));
		b.put("amount", Configuration.expression("each.value.id"));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(keyed(Map.of("x", "one", "y", "two")).with(B, b))
			.apply(keyed(Map.of("y", "two")).with(B, b))
			.destroy());
	}

	@Test
	void referencesToInstances() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(counted(2).with(B,
					Map.of("name", "last", "amount", Configuration.ref(A + "[1]", "id"), "note",
							Configuration.expression("corner_thing.a[0].name"))))
			.apply(counted(2).with(B,
					Map.of("count", 2, "name", Configuration.expression("corner_thing.a[count.index].name"))))
			.destroy());
	}

	@Test
	void splatOfAllInstances() {
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(splat(2))
			.apply(splat(2))
			.verify((run) -> assertThat(run).hasAttribute(B, "aliases",
					List.of("label of thing 0", "label of thing 1")))
			.apply(splat(3))
			.apply(splat(0)));
	}

	@Test
	void countFromAVariableAndALocal() {
		Configuration configuration = Configuration
			.of(A, Map.of("count", Configuration.expression("local.many"), "name",
					Configuration.template("${var.name} ${count.index}")))
			.withVariable("name", "from outside")
			.withVariable("many", 2)
			.withLocal("many", Configuration.expression("var.many"));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(configuration)
			.verify((run) -> assertThat(run).hasAttribute(A + "[1]", "name", "from outside 1"))
			.apply(configuration.withVariable("many", 1)));
	}

	@Test
	void dataSourcesHaveInstancesToo() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(counted(2).with("data.corner_lookup.l",
					Map.of("count", 2, "name", Configuration.expression("corner_thing.a[count.index].name"))))
			.apply(counted(2).with("data.corner_lookup.l",
					Map.of("for_each", Map.of("k", "v"), "name", Configuration.expression("each.value")))));
	}

	@Test
	void oneInstanceFailsTheOthersDoNot() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(
					keyed(Map.of("x", "one"))
						.with(B, Map.of("for_each", Map.of("p", "fail", "q", "good"), "name",
								Configuration.expression("each.value")))
						.with("corner_thing.c",
								Map.of("name", "late", "note", Configuration.expression("corner_thing.b[\"q\"].name"))),
					"Could not create")
			.destroy());
	}

	@Test
	void instancesAreReplacedOneByOne() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(kinds(Map.of("x", "cat", "y", "cat")))
			.apply(kinds(Map.of("x", "cat", "y", "dog")))
			.verify((run) -> assertThat(run).plans(A + "[\"x\"]", Action.NO_OP).plans(A + "[\"y\"]", Action.REPLACE))
			.apply(kinds(Map.of("x", "dog", "y", "fox"))));
	}

	@Test
	void unknownCountIsRefused() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(Configuration.of(A, Map.of("count", Configuration.unknown(2), "name", "x")),
					"Invalid count argument"));
	}

	@Test
	void unknownForEachIsRefused() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(Configuration.of(A, Map.of("for_each", Configuration.unknown(Map.of("a", "b")), "name", "x")),
					"Invalid for_each argument"));
	}

	@Test
	void unknownValueUnderAKnownKeyIsFine() {
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(keyed(Map.of("x", Configuration.unknown("late"))))
			.verify((run) -> assertThat(run.isUnknown(A + "[\"x\"]", "note")).isTrue())
			.apply(keyed(Map.of("x", Configuration.unknown("late")))));
	}

	@ParameterizedTest
	@ValueSource(strings = { "-1", "null", "\"two\"", "{}", "1.5" })
	void unsuitableCountIsRefused(String count) {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(Configuration.of(A, Map.of("count", Configuration.expression(count), "name", "x")), "n"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "[\"a\"]", "null", "\"two\"", "3", "toset([1, 2])" })
	void unsuitableForEachIsRefused(String forEach) {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(Configuration.of(A, Map.of("for_each", Configuration.expression(forEach), "name", "x")),
					"nvalid"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "corner_thing.a.name", "corner_thing.a[7].name", "corner_thing.a[\"x\"].name", "each.key",
			"count.index", "var.gone", "local.gone" })
	void referenceThatLeadsNowhereIsRefused(String reference) {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(counted(2).with(B, Map.of("name", Configuration.expression(reference))), "e"));
	}

	@Test
	void oneInstanceVanishes() {
		Configuration three = keyed(Map.of("null", "x", "0", "y", "k", "z"));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(three)
			.vanish(A + "[\"null\"]")
			.planOnly(three)
			.verify((run) -> assertThat(run).plans(A + "[\"null\"]", Action.CREATE)
				.plans(A + "[\"0\"]", Action.NO_OP)
				.plans(A + "[\"k\"]", Action.NO_OP)));
	}

	@Test
	void allInstancesVanish() {
		Configuration both = counted(2).with(B, Map.of("name", "Max"));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(both)
			.vanish(A)
			.planOnly(both)
			.verify((run) -> assertThat(run).plans(A + "[0]", Action.CREATE)
				.plans(A + "[1]", Action.CREATE)
				.plans(B, Action.NO_OP)));
	}

	private static Configuration counted(int count) {
		return Configuration.of(A, Map.of("count", count, "name", Configuration.template("thing ${count.index}")));
	}

	private static Configuration keyed(Map<String, ?> notes) {
		return Configuration.of(A, Map.of("for_each", notes, "name", Configuration.expression("each.key"), "note",
				Configuration.expression("each.value")));
	}

	private static Configuration kinds(Map<String, ?> kinds) {
		return Configuration.of(A, Map.of("for_each", kinds, "name", Configuration.expression("each.key"), "kind",
				Configuration.expression("each.value")));
	}

	private static Configuration splat(int count) {
		return counted(count).with(B,
				Map.of("name", "all", "aliases", Configuration.expression("corner_thing.a[*].label")));
	}

}
