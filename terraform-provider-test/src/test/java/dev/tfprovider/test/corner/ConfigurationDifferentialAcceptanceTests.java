/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.run.Action;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Configurations of every kind, in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class ConfigurationDifferentialAcceptanceTests {

	private static final String A = "corner_thing.a";

	private static final String B = "corner_thing.b";

	@RegisterExtension
	private final Differential differential = new Differential();

	@Test
	void referencesCarryUnknownValues() {
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(chain("Rex"))
			.verify((run) -> assertThat(run.isUnknown(B, "note")).isTrue())
			.apply(chain("Rex"))
			.planOnly(chain("Max"))
			.apply(chain("Max"))
			.destroy());
	}

	@Test
	void replacementOfWhatOthersReferTo() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(pair(Map.of("name", "Rex", "kind", "cat")))
			.planOnly(pair(Map.of("name", "Rex", "kind", "dog")))
			.apply(pair(Map.of("name", "Rex", "kind", "dog"))));
	}

	@Test
	void creationBeforeDeletionOfWhatOthersReferTo() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(pair(Map.of("name", "Rex", "kind", "cat", "lifecycle", Map.of("create_before_destroy", true))))
			.apply(pair(Map.of("name", "Rex", "kind", "dog", "lifecycle", Map.of("create_before_destroy", true)))));
	}

	@Test
	void creationBeforeDeletionExtendsToWhatIsNeeded() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(needed("cat"))
			.planOnly(needed("dog"))
			.verify((run) -> assertThat(run.change(A).isCreateBeforeDestroy()).isTrue())
			.apply(needed("dog")));
	}

	@Test
	void dependencyAndDependentDeletedInOrder() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(pair(Map.of("name", "Rex")))
			.apply(Configuration.of("corner_thing.c", Map.of("name", "other"))));
	}

	@Test
	void dependencyDeletedWhileDependentIsUpdated() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(pair(Map.of("name", "Rex")))
			.apply(Configuration.of(B, Map.of("name", "Max"))));
	}

	@Test
	void failureKeepsDependentsFromBeingCreated() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(pair(Map.of("name", "fail")), "Could not create")
			.verify((run) -> assertThat(run).hasResources()));
	}

	@Test
	void unknownValueIsLearnedDuringApply() {
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(thing(Map.of("name", Configuration.unknown("Rex"), "note", Configuration.unknown("x"))))
			.verify((run) -> assertThat(run.isUnknown(A, "name")).isTrue())
			.apply(thing(Map.of("name", Configuration.unknown("Rex"))))
			.planOnly(thing(Map.of("name", Configuration.unknown("Rex"))))
			.planOnly(thing(Map.of("name", Configuration.unknown("Max"))))
			.apply(thing(Map.of("name", Configuration.unknown("Max")))));
	}

	@Test
	void unknownCollections() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(Map.of("name", "Rex", "tags", Configuration.unknown(Map.of("a", "1")), "ports",
					List.of(80, Configuration.unknown(443)), "aliases", List.of("x", Configuration.unknown("y")),
					"amount", Configuration.unknown(1.5), "active", Configuration.unknown(true)))));
	}

	@Test
	void unknownValueThatForcesAReplacement() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(Map.of("name", "Rex", "kind", "cat")))
			.planOnly(thing(Map.of("name", "Rex", "kind", Configuration.unknown("cat"))))
			.verify((run) -> assertThat(run).plans(A, Action.REPLACE))
			.apply(thing(Map.of("name", "Rex", "kind", Configuration.unknown("cat")))));
	}

	@Test
	void unknownValueThatTurnsOutToBeTheSame() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(Map.of("name", "Rex", "note", "same")))
			.apply(thing(Map.of("name", "Rex", "note", Configuration.unknown("same"))))
			.verify((run) -> assertThat(run).plans(A, Action.UPDATE)));
	}

	@Test
	void templatesAndJsonText() {
		this.differential.compare((upstream) -> Scenario.start().apply(Configuration.json("""
				{
				  "provider": {"corner": {"prefix": "p"}},
				  "resource": {"corner_thing": {
				    "a": {"name": "Rex"},
				    "b": {"name": "of ${corner_thing.a.name}", "note": "id ${corner_thing.a.id} $${x}",
				          "tags": {"label": "${corner_thing.a.label}"}}
				  }}
				}
				""")).verify((run) -> assertThat(run).hasAttribute(B, "note", "id 1 ${x}")));
	}

	@Test
	void ignoredChanges() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(Map.of("name", "Rex", "note", "one", "tags", Map.of("a", "1", "b", "2"))))
			.planOnly(thing(ignoring("note", "two")))
			.planOnly(thing(ignoring("tags[\"a\"]", "one")))
			.planOnly(thing(ignoring("tags", "one")))
			.apply(thing(Map.of("name", "Max", "note", "two", "kind", "dog", "lifecycle",
					Map.of("ignore_changes", "all")))));
	}

	@Test
	void ignoredChangesCountInAReplacement() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(Map.of("name", "Rex", "note", "one", "kind", "cat")))
			.apply(thing(Map.of("name", "Rex", "note", "two", "kind", "dog", "lifecycle",
					Map.of("ignore_changes", List.of("note"))))));
	}

	@Test
	void everyNesting() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(nest(Map.of("name", "n", "entry", part("a"))))
			.apply(nest(Map.of("name", "n", "one", part("a"), "list", List.of(part("a"), part("b")), "set",
					List.of(part("a"), part("b")), "map", Map.of("x", part("a")), "entry",
					List.of(part("a"), part("b")), "item", List.of(part("a"), part("b")), "box", part("a"))))
			.planOnly(nest(Map.of("name", "n", "one", part("a"), "list", List.of(part("b"), part("a")), "set",
					List.of(part("b"), part("c")), "map", Map.of("x", part("z"), "y", part("a")), "entry",
					List.of(part("b")), "item", List.of(part("b"), part("c")), "box", part("b"))))
			.apply(nest(Map.of("name", "n", "one", part("a"), "list", List.of(part("b"), part("a")), "set",
					List.of(part("b"), part("c")), "map", Map.of("x", part("z"), "y", part("a")), "entry",
					List.of(part("b")), "item", List.of(part("b"), part("c")), "box", part("b"))))
			.apply(nest(Map.of("name", "n", "entry", part("a"), "list", List.of(), "map", Map.of()))));
	}

	@Test
	void unknownInEveryNesting() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(nest(Map.of("name", "n", "one", part(Configuration.unknown("a")), "list",
					List.of(part(Configuration.unknown("a"))), "set",
					List.of(part(Configuration.unknown("a")), part("b")), "map",
					Map.of("x", part(Configuration.unknown("a"))), "entry", List.of(part(Configuration.unknown("a"))),
					"item", List.of(part(Configuration.unknown("a")), part("b")), "box",
					part(Configuration.unknown("a"))))));
	}

	@Test
	void tooFewAndTooManyBlocks() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(nest(Map.of("name", "n")), "Insufficient entry blocks")
			.expectError(nest(Map.of("name", "n", "entry", List.of(part("a"), part("b"), part("c")))),
					"Too many entry blocks")
			.expectError(nest(Map.of("name", "n", "entry", part("a"), "box", List.of(part("a"), part("b")))),
					"Duplicate box block"));
	}

	@Test
	void wrongNames() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(thing(Map.of("namex", "Rex")), "Extraneous JSON object property")
			.expectError(thing(Map.of("name", "Rex", "wholly_unlike", 1)), "Extraneous JSON object property")
			.expectError(nest(Map.of("name", "n", "entry", Map.of("kee", "a"))), "Extraneous JSON object property")
			.expectError(Configuration.of("corner_other.a", Map.of()), "Invalid resource type"));
	}

	@Test
	void wrongTypes() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(thing(Map.of("name", List.of("Rex"))), "Incorrect attribute value type")
			.expectError(thing(Map.of("name", "Rex", "amount", "many")), "Incorrect attribute value type")
			.expectError(thing(Map.of("name", "Rex", "active", "TRUE")), "Incorrect attribute value type")
			.expectError(thing(Map.of("name", "Rex", "active", 1)), "Incorrect attribute value type")
			.expectError(thing(Map.of("name", "Rex", "ports", List.of(1, "x"))), "Incorrect attribute value type")
			.expectError(thing(Map.of("name", "Rex", "ports", List.of(1, List.of()))), "Incorrect attribute value type")
			.expectError(thing(Map.of("name", "Rex", "tags", Map.of("k", List.of()))), "Incorrect attribute value type")
			.expectError(nest(Map.of("name", "n", "entry", part("a"), "list", List.of(Map.of("size", 1)))),
					"Incorrect attribute value type")
			.expectError(nest(Map.of("name", "n", "entry", part("a"), "one", Map.of("key", Map.of()))),
					"Incorrect attribute value type"));
	}

	@Test
	void convertedTypes() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(Map.of("name", 42, "note", true, "amount", "0.50", "active", "true", "ports", List.of("80"),
					"tags", Map.of("n", 1, "b", false), "aliases", List.of(1, 1, "1", 2))))
			.verify((run) -> assertThat(run).hasAttribute(A, "name", "42")));
	}

	@Test
	void numbersOfEverySize() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(Map.of("name", "Rex", "amount", new BigDecimal("12345678901234567890.123456789"))))
			.apply(thing(Map.of("name", "Rex", "amount", new BigDecimal("1e30"))))
			.apply(thing(Map.of("name", "Rex", "amount", new BigDecimal("-0.0000001")))));
	}

	@Test
	void nullForARequiredArgument() {
		this.differential.compare((upstream) -> Scenario.start().expectError(thing(noName()), "Missing"));
	}

	@Test
	void valueForAComputedAttribute() {
		this.differential
			.compare((upstream) -> Scenario.start().expectError(thing(Map.of("name", "Rex", "serial", 1)), ""));
	}

	@Test
	void wrongReferences() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(thing(Map.of("name", Configuration.ref("corner_thing.z", "name"))),
					"Reference to undeclared resource")
			.expectError(pair(Map.of("name", "Rex")).with(B, Map.of("name", Configuration.ref(A, "nothing"))),
					"Unsupported attribute"));
	}

	@Test
	void dataSources() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(Map.of("name", Configuration.ref("data.corner_lookup.l", "found")))
				.with("data.corner_lookup.l", Map.of("name", "x")))
			.planOnly(lookupOf("x"))
			.apply(lookupOf("x"))
			.expectError(lookupOf("missing"), "Could not read"));
	}

	@Test
	void dataSourcesThatHaveToWait() {
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(waiting("Rex"))
			.apply(waiting("Rex"))
			.planOnly(waiting("Max"))
			.apply(waiting("Max"))
			.destroy());
	}

	@Test
	void unknownProviderSetting() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex").withProvider(Map.of("prefix", Configuration.unknown("p"))))
			.apply(thing("Rex").withProvider(Map.of("prefix", "q")))
			.expectError(thing("Rex").withProvider(Map.of("prefix", List.of())), "Incorrect attribute value type")
			.expectError(thing("Rex").withProvider(Map.of("suffix", "q")), "Extraneous JSON object property"));
	}

	private static Configuration chain(String name) {
		return thing(name)
			.with(B, Map.of("name", Configuration.ref(A, "name"), "note", Configuration.ref(A, "label"), "amount",
					Configuration.ref(A, "id")))
			.with("corner_thing.c", Map.of("name", Configuration.ref(B, "note"), "kind", Configuration.ref(A, "name")));
	}

	private static Configuration pair(Map<String, ?> a) {
		return thing(a).with(B, Map.of("name", "Max", "amount", Configuration.ref(A, "id")));
	}

	private static Configuration needed(String kind) {
		return thing(Map.of("name", "Rex", "kind", kind)).with(B, Map.of("name", "Max", "kind",
				Configuration.ref(A, "kind"), "lifecycle", Map.of("create_before_destroy", true)));
	}

	private static Map<String, Object> ignoring(String path, String note) {
		return Map.of("name", "Rex", "note", note, "tags", Map.of("a", "9", "c", "3"), "lifecycle",
				Map.of("ignore_changes", List.of(path)));
	}

	private static Configuration nest(Map<String, ?> body) {
		return Configuration.of("corner_nest.n", body);
	}

	private static Map<String, Object> part(Object key) {
		return Map.of("key", key);
	}

	private static Map<String, Object> noName() {
		Map<String, Object> body = new HashMap<>();
		body.put("name", null);
		return body;
	}

	private static Configuration lookupOf(String name) {
		return thing("Rex").with("data.corner_lookup.l", Map.of("name", name));
	}

	private static Configuration waiting(String name) {
		return thing(name).with("data.corner_lookup.l", Map.of("name", Configuration.ref(A, "label")))
			.with("data.corner_lookup.m", Map.of("name", "known", "depends_on", List.of(A)))
			.with(B, Map.of("name", Configuration.ref("data.corner_lookup.l", "found"), "note",
					Configuration.ref("data.corner_lookup.m", "found")));
	}

	private static Configuration thing(String name) {
		return Configuration.of(A, Map.of("name", name));
	}

	private static Configuration thing(Map<String, ?> body) {
		return Configuration.of(A, body);
	}

}
