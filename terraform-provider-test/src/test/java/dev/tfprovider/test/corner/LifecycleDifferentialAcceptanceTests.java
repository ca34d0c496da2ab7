/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

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
 * What becomes of one object, in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class LifecycleDifferentialAcceptanceTests {

	private static final String A = "corner_thing.a";

	private static final String B = "corner_thing.b";

	@RegisterExtension
	private final Differential differential = new Differential();

	@Test
	void createThenNoOpThenUpdateThenDestroy() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.planOnly(thing("Rex"))
			.planOnly(thing("Max"))
			.apply(thing("Max"))
			.destroy());
	}

	@Test
	void everyAttributeSetThenRemoved() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(full()))
			.planOnly(thing(full()))
			.apply(thing("Rex"))
			.verify((run) -> assertThat(run).plans(A, Action.REPLACE).hasAttribute(A, "note", null)));
	}

	@Test
	void replacementDeletesFirst() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(Map.of("name", "Rex", "kind", "cat")))
			.planOnly(thing(Map.of("name", "Rex", "kind", "dog")))
			.verify((run) -> assertThat(run.replacePaths(A)).containsExactly("kind"))
			.apply(thing(Map.of("name", "Rex", "kind", "dog"))));
	}

	@Test
	void replacementCreatesFirst() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(createFirst("cat")))
			.planOnly(thing(createFirst("dog")))
			.verify((run) -> assertThat(run.change(A).isCreateBeforeDestroy()).isTrue())
			.apply(thing(createFirst("dog")))
			.destroy());
	}

	@Test
	void replacementThatCannotDeleteKeepsTheOldObject() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(Map.of("name", "Rex", "kind", "cat")))
			.drift(() -> upstream.failDeletes(true))
			.expectError(thing(Map.of("name", "Rex", "kind", "dog")), "Could not delete")
			.drift(() -> upstream.failDeletes(false))
			.apply(thing(Map.of("name", "Rex", "kind", "dog"))));
	}

	@Test
	void createFirstThatCannotDeleteLeavesADeposedObject() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(createFirst("cat")))
			.drift(() -> upstream.failDeletes(true))
			.expectError(thing(createFirst("dog")), "Could not delete")
			.drift(() -> upstream.failDeletes(false))
			.planOnly(thing(createFirst("dog")))
			.apply(thing(createFirst("dog"))));
	}

	@Test
	void createFirstThatCannotCreateRestoresTheOldObject() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(createFirst("cat")))
			.expectError(thing(createFirst("dog", "fail")), "Could not create")
			.planOnly(thing(createFirst("cat"))));
	}

	@Test
	void createFirstThatStopsHalfWayKeepsBoth() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(createFirst("cat")))
			.expectError(thing(createFirst("dog", "partial")), "Could not create")
			.planOnly(thing(createFirst("dog")))
			.apply(thing(createFirst("dog"))));
	}

	@Test
	void taintedObjectIsReplaced() {
		this.differential.compare(
				(upstream) -> Scenario.start().apply(thing("Rex")).taint(A).planOnly(thing("Rex")).apply(thing("Rex")));
	}

	@Test
	void taintedObjectIsReplacedCreateFirst() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(createFirst("cat")))
			.taint(A)
			.planOnly(thing(createFirst("cat")))
			.apply(thing(createFirst("cat"))));
	}

	@Test
	void driftIsUndone() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(Map.of("name", "Rex", "note", "as agreed")))
			.drift(() -> upstream.change(1, Thing.class, (thing) -> thing.withNote("changed")))
			.planOnly(thing(Map.of("name", "Rex", "note", "as agreed")))
			.verify((run) -> assertThat(run).plans(A, Action.UPDATE))
			.apply(thing(Map.of("name", "Rex", "note", "as agreed"))));
	}

	@Test
	void refreshTakesDriftIntoTheState() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.change(1, Thing.class, (thing) -> thing.withNote("changed")))
			.refresh()
			.verify((run) -> assertThat(run).hasAttribute(A, "note", "changed"))
			.vanish(() -> upstream.remove(1))
			.refresh()
			.verify((run) -> assertThat(run).hasResources()));
	}

	@Test
	void vanishedObjectIsCreatedAgain() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.vanish(() -> upstream.remove(1))
			.planOnly(thing("Rex"))
			.verify((run) -> assertThat(run).plans(A, Action.CREATE))
			.apply(thing("Rex"))
			.vanish(() -> upstream.remove(2))
			.destroy());
	}

	@Test
	void importTakesAnObjectOver() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.put(7,
					new Thing(7L, "found", null, null, "new", 1L, "label of found", null, null, null, null, null, null,
							null)))
			.importResource(thing("found"), A, "7")
			.planOnly(thing("found"))
			.apply(thing(Map.of("name", "Max", "note", "mine"))));
	}

	@Test
	void importOfWhatDoesNotExistFails() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectErrorOnImport(thing("Rex"), A, "7", "Cannot import non-existent remote object")
			.expectErrorOnImport(thing("Rex"), A, "seven", "Invalid import id"));
	}

	@Test
	void importOfWhatIsManagedFails() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.expectErrorOnImport(thing("Rex"), A, "1", this.differential.words("Resource already managed by Terraform",
					"Resource already managed by OpenTofu")));
	}

	@Test
	void failedCreationLeavesNothing() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(thing("fail"), "Could not create")
			.verify((run) -> assertThat(run).hasResources())
			.apply(thing("Rex")));
	}

	@Test
	void creationThatStopsHalfWayTaints() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(thing("partial"), "Could not create")
			.verify((run) -> assertThat(run.isTainted(A)).isTrue())
			.planOnly(thing("Rex"))
			.apply(thing("Rex")));
	}

	@Test
	void failedUpdateKeepsTheOldObject() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.expectError(thing(Map.of("name", "Rex", "note", "fail")), "Could not update")
			.planOnly(thing("Rex")));
	}

	@Test
	void updateThatStopsHalfWayKeepsWhatItSaved() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.expectError(thing(Map.of("name", "Rex", "note", "partial")), "Could not update")
			.verify((run) -> assertThat(run).hasAttribute(A, "note", "half"))
			.apply(thing("Rex")));
	}

	@Test
	void failedDeletionKeepsTheObject() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.failDeletes(true))
			.expectErrorOnDestroy("Could not delete")
			.drift(() -> upstream.failDeletes(false))
			.destroy());
	}

	@Test
	void warningIsShownAndDoesNoHarm() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("warn"))
			.verify((run) -> assertThat(run).hasWarning("Odd name")));
	}

	@Test
	void whatIsNoLongerConfiguredIsDeleted() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex").with(B, Map.of("name", "Max", "depends_on", List.of(A))))
			.planOnly(thing("Rex"))
			.apply(thing("Rex")));
	}

	@Test
	void objectWithoutUpdateIsReplaced() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of("corner_loose.a", Map.of("value", "text", "note", "n")))
			.planOnly(Configuration.of("corner_loose.a", Map.of("value", 7, "note", "n")))
			.apply(Configuration.of("corner_loose.a", Map.of("value", 7, "note", "n")))
			.apply(Configuration.of("corner_loose.a", Map.of("value", List.of("a", 1, true))))
			.apply(Configuration.of("corner_loose.a", Map.of("value", Map.of("k", List.of("v"))))));
	}

	private static Map<String, Object> full() {
		Map<String, Object> body = new HashMap<>();
		body.put("name", "Rex");
		body.put("kind", "dog");
		body.put("note", "line\n\"quoted\" <&> ${not a reference} \u00e9");
		body.put("status", "old");
		body.put("label", "mine");
		body.put("secret", "hidden");
		body.put("token", "never stored");
		body.put("amount", new BigDecimal("0.1"));
		body.put("active", true);
		body.put("tags", Map.of("b", "2", "a", "1"));
		body.put("aliases", Set.of("z", "y", "x"));
		body.put("ports", List.of(443, 80));
		return body;
	}

	private static Map<String, Object> createFirst(String kind) {
		return createFirst(kind, "Rex");
	}

	private static Map<String, Object> createFirst(String kind, String name) {
		return Map.of("name", name, "kind", kind, "lifecycle", Map.of("create_before_destroy", true));
	}

	private static Configuration thing(String name) {
		return Configuration.of(A, Map.of("name", name));
	}

	private static Configuration thing(Map<String, ?> body) {
		return Configuration.of(A, body);
	}

}
