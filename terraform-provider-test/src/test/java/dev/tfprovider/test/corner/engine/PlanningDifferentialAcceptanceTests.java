/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.CornerProvider;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.corner.Differential;
import dev.tfprovider.test.run.Action;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Options of a plan and further parts of a configuration, in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class PlanningDifferentialAcceptanceTests {

	private static final String A = "corner_thing.a";

	private static final String B = "corner_thing.b";

	private static final String C = "corner_thing.c";

	@RegisterExtension
	private final Differential differential = new Differential(
			(upstream) -> CornerProvider.definition(upstream.idsByName()));

	@Test
	void targetDrawsInWhatItNeeds() {
		this.differential.compare((upstream) -> Scenario.start()
			.target(B)
			.applyUnsettled(chain())
			.verify((run) -> assertThat(run).hasResources(A, B).hasWarning("Resource targeting is in effect"))
			.target()
			.apply(chain()));
	}

	@Test
	void targetOfOneInstance() {
		Configuration counted = Configuration.of(A,
				Map.of("count", 3, "name", Configuration.template("t${count.index}")));
		this.differential.compare((upstream) -> Scenario.start()
			.target(A + "[1]")
			.applyUnsettled(counted)
			.verify((run) -> assertThat(run).hasResources(A + "[1]"))
			.target(A)
			.apply(counted));
	}

	@Test
	void targetOfADestroyDrawsInWhatNeedsIt() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(chain())
			.target(B)
			.destroy()
			.verify((run) -> assertThat(run).hasResources(A)));
	}

	@Test
	void targetOfAnOrphan() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, Map.of("name", "one")).with(B, Map.of("name", "two")))
			.target(B)
			.applyUnsettled(Configuration.of(C, Map.of("name", "three")))
			.verify((run) -> assertThat(run).hasResources(A)));
	}

	@Test
	void replaceOnRequest() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(chain())
			.replace(A)
			.planOnly(chain())
			.verify((run) -> assertThat(run.change(A).reason()).isEqualTo("replace_by_request"))
			.apply(chain()));
	}

	@Test
	void replaceOnRequestWithFurtherReasons() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, Map.of("name", "one", "kind", "cat")))
			.replace(A)
			.planOnly(Configuration.of(A, Map.of("name", "one", "kind", "dog")))
			.taint(A)
			.planOnly(Configuration.of(A, Map.of("name", "one", "kind", "cat")))
			.replace(B)
			.planOnly(Configuration.of(A, Map.of("name", "one", "kind", "cat"))));
	}

	@Test
	void replaceTriggeredByAnotherResource() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(triggered("one", A))
			.planOnly(triggered("two", A))
			.verify((run) -> assertThat(run.change(B).reason()).isEqualTo("replace_by_triggers"))
			.apply(triggered("two", A))
			.planOnly(triggered("three", A + ".kind"))
			.verify((run) -> assertThat(run).plans(B, Action.NO_OP))
			.planOnly(triggered("three", A + ".note"))
			.apply(triggered("three", A + ".note")));
	}

	@Test
	void preventedDestruction() {
		Map<String, Object> prevented = Map.of("name", "one", "kind", "cat", "lifecycle",
				Map.of("prevent_destroy", true));
		Map<String, Object> changed = Map.of("name", "one", "kind", "dog", "lifecycle",
				Map.of("prevent_destroy", true));
		String refused = this.differential.words("Instance cannot be destroyed",
				"Resource instance cannot be destroyed");
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, prevented))
			.expectError(Configuration.of(A, changed), refused)
			.expectErrorOnDestroy(refused));
	}

	@Test
	void outputsAreKeptAndCompared() {
		Configuration one = Configuration.of(A, Map.of("name", "one"))
			.withOutput("name", Configuration.ref(A, "name"))
			.withOutput("label", Configuration.ref(A, "label"))
			.withSensitiveOutput("hidden", Configuration.template("of ${corner_thing.a.id}"));
		this.differential.compare((upstream) -> Scenario.start().planOnly(one).apply(one).verify((run) -> {
			assertThat(run.output("name")).isEqualTo("one");
			assertThat(run.output("label")).isEqualTo("label of one");
		})
			.planOnly(Configuration.of(A, Map.of("name", "one")).withOutput("name", "fixed"))
			.verify((run) -> assertThat(run.hasChanges()).isTrue())
			.apply(Configuration.of(A, Map.of("name", "one")).withOutput("name", "fixed"))
			.expectError(
					Configuration.of(A, Map.of("name", "two"))
						.withOutput("all", Configuration.expression("corner_thing.a")),
					"Output refers to sensitive values")
			.apply(Configuration.of(A, Map.of("name", "two"))
				.withSensitiveOutput("all", Configuration.expression("corner_thing.a")))
			.destroy());
	}

	@Test
	void outputOfNothing() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, Map.of("name", "one")).withOutput("note", Configuration.ref(A, "note")))
			.apply(Configuration.of(A, Map.of("name", "one", "note", "x"))
				.withOutput("note", Configuration.ref(A, "note"))));
	}

	@Test
	void twoConfigurationsOfOneProvider() {
		Configuration both = Configuration.of(A, Map.of("name", "one"))
			.with(B, Map.of("name", "two", "provider", "corner.second"))
			.withProvider(Map.of("prefix", "first"))
			.withProvider("second", Map.of("prefix", "second"));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(both)
			.apply(both.with(A, Map.of("name", "one", "provider", "corner.second")))
			.apply(Configuration.of(A, Map.of("name", "one", "provider", "corner.second"))
				.withProvider("second", Map.of("prefix", "second")))
			.destroy());
	}

	@Test
	void providerConfigurationNobodyUses() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, Map.of("name", "one"))
				.withProvider(Map.of("prefix", "first"))
				.withProvider("second", Map.of("prefix", "second"))));
	}

	@Test
	void providerConfigurationFromAResource() {
		Configuration both = Configuration.of(A, Map.of("name", "one"))
			.with(B, Map.of("name", "two", "provider", "corner.second"))
			.withProvider("second", Map.of("prefix", Configuration.ref(A, "label")));
		this.differential.compare((upstream) -> Scenario.start().planOnly(both).apply(both).destroy());
	}

	@Test
	void importBlock() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, Map.of("name", "one")))
			.stateRemove(A)
			.planOnly(Configuration.of(A, Map.of("name", "one")).withImport(A, id("one")))
			.verify((run) -> assertThat(run.change(A).importing()).isTrue())
			.apply(Configuration.of(A, Map.of("name", "two")).withImport(A, id("one")))
			.verify((run) -> assertThat(run).plans(A, Action.UPDATE))
			.apply(Configuration.of(A, Map.of("name", "two")).withImport(A, id("one"))));
	}

	@Test
	void importBlockOfWhatDoesNotExist() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(Configuration.of(A, Map.of("name", "one")).withImport(A, "77"),
					"Cannot import non-existent remote object"));
	}

	@Test
	void importBlockOfAnUnknownIdIsRefused() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(Configuration.of(A, Map.of("name", "one")).withImport(A, Configuration.unknown("1")),
					"Invalid import id argument"));
	}

	@Test
	void movedToAnotherName() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, Map.of("name", "one")))
			.planOnly(Configuration.of(B, Map.of("name", "one")).withMoved(A, B))
			.verify((run) -> assertThat(run.change(B).previousAddress()).isEqualTo(A))
			.apply(Configuration.of(B, Map.of("name", "two")).withMoved(A, B))
			.verify((run) -> assertThat(run).plans(B, Action.UPDATE).hasResources(B))
			.apply(Configuration.of(C, Map.of("name", "two")).withMoved(A, B).withMoved(B, C)));
	}

	@Test
	void movedInstances() {
		Map<String, Object> keyed = Map.of("for_each", Map.of("x", "1", "y", "2"), "name",
				Configuration.template("t${each.value}"));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, Map.of("count", 2, "name", Configuration.template("t${count.index}"))))
			.apply(Configuration.of(A, keyed).withMoved(A + "[0]", A + "[\"x\"]").withMoved(A + "[1]", A + "[\"y\"]"))
			.verify((run) -> assertThat(run).plans(A + "[\"x\"]", Action.UPDATE))
			.apply(Configuration.of(B, keyed).withMoved(A, B)));
	}

	@Test
	void movedToWhereSomethingIs() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, Map.of("name", "one")).with(B, Map.of("name", "two")))
			.planOnly(Configuration.of(B, Map.of("name", "two")).withMoved(A, B))
			.verify((run) -> assertThat(run).hasWarning("Unresolved resource instance address changes")));
	}

	@Test
	void movedToWhatIsNotConfigured() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, Map.of("name", "one")))
			.planOnly(Configuration.of(C, Map.of("name", "three")).withMoved(A, B)));
	}

	@Test
	void dynamicBlocks() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(nest(List.of("a", "b")))
			.planOnly(nest(List.of("b")))
			.apply(nest(List.of()))
			.apply(nest(Map.of("k", "v"))));
	}

	@Test
	void dynamicBlocksOfWhatIsUnknown() {
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(nest(Configuration.unknown(List.of("a", "b"))))
			.verify((run) -> assertThat(run.isUnknown("corner_nest.n", "item")).isTrue())
			.apply(nest(Configuration.unknown(List.of("a", "b"))))
			.planOnly(nest(List.of(Configuration.unknown("x")))));
	}

	@Test
	void dynamicBlocksOfNothingAreRefused() {
		this.differential
			.compare((upstream) -> Scenario.start().expectError(nest(null), "Invalid dynamic for_each value"));
	}

	@Test
	void refreshOnlyAfterDriftOfInstances() {
		Configuration counted = Configuration.of(A,
				Map.of("count", 2, "name", Configuration.template("t${count.index}")));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(counted)
			.vanish(() -> upstream.remove(Long.parseLong(id("t1"))))
			.refresh()
			.verify((run) -> assertThat(run).hasResources(A + "[0]"))
			.planOnly(counted));
	}

	@Test
	void stateWrittenByAnotherVersion() {
		Configuration one = Configuration.of(A, Map.of("name", "one"));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(one)
			.givenState(A, 0, "{\"id\":%s,\"name\":\"one\",\"note\":\"kept\",\"gone\":[1]}".formatted(id("one")),
					"stored")
			.planOnly(one)
			.apply(Configuration.of(A, Map.of("name", "two")))
			.destroy());
	}

	@Test
	void stateOfANewerVersionIsRefused() {
		Configuration one = Configuration.of(A, Map.of("name", "one"));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(one)
			.givenState(A, 3, "{\"id\":1}", "")
			.expectError(one, "Resource instance managed by newer provider version"));
	}

	@Test
	void stateOfSomethingNotConfigured() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(B, Map.of("name", "two")))
			.givenState(A, 0, "{\"id\":%s,\"name\":\"one\"}".formatted(id("one")), "")
			.applyUnsettled(Configuration.of(B, Map.of("name", "two"))));
	}

	@Test
	void untaintedIsNotReplaced() {
		Configuration one = Configuration.of(A, Map.of("name", "one"));
		this.differential.compare((upstream) -> Scenario.start().apply(one).taint(A).untaint(A).apply(one));
	}

	private static String id(String name) {
		return String.valueOf(new CornerUpstream().idsByName().nextId(name));
	}

	private static Configuration chain() {
		return Configuration.of(A, Map.of("name", "one"))
			.with(B, Map.of("name", "two", "note", Configuration.ref(A, "label")))
			.with(C, Map.of("name", "three", "note", Configuration.ref(B, "label")));
	}

	private static Configuration triggered(String note, String trigger) {
		return Configuration.of(A, Map.of("name", "one", "note", note))
			.with(B, Map.of("name", "two", "lifecycle", Map.of("replace_triggered_by", List.of(trigger))));
	}

	private static Configuration nest(Object forEach) {
		Map<String, Object> dynamic = new HashMap<>();
		dynamic.put("for_each", forEach);
		dynamic.put("content", Map.of("key", Configuration.expression("item.value")));
		Map<String, Object> body = new LinkedHashMap<>();
		body.put("name", "n");
		body.put("entry", Map.of("key", "first"));
		body.put("dynamic", Map.of("item", dynamic));
		return Configuration.of("corner_nest.n", body);
	}

}
