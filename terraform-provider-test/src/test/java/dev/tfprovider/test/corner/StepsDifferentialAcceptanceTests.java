/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.HashMap;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.PlannedChange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * What each step of a scenario does and refuses, in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@TestInstance(Lifecycle.PER_CLASS)
class StepsDifferentialAcceptanceTests {

	private static final String A = "corner_thing.a";

	private static final String B = "corner_thing.b";

	@RegisterExtension
	private final Differential differential = new Differential();

	@Test
	void vanishedObjectIsDeletedByItsResourceAndCreatedAgain() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.vanish(A)
			.verify((run) -> assertThat(upstream.journal()).contains("delete 1 private created"))
			.planOnly(thing("Rex"))
			.verify((run) -> assertThat(run).plans(A, Action.CREATE))
			.apply(thing("Rex"))
			.verify((run) -> assertThat(run).hasAttribute(A, "id", 2)));
	}

	@Test
	void vanishedDependencyLeavesItsDependent() {
		Configuration both = Configuration.of(A, Map.of("name", "Rex"))
			.with(B, Map.of("name", "Max", "amount", Configuration.ref(A, "id")));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(both)
			.vanish(A)
			.verify((run) -> assertThat(upstream.journal()).endsWith("delete 1 private created"))
			.planOnly(both)
			.verify((run) -> assertThat(run).plans(A, Action.CREATE).plans(B, Action.UPDATE)));
	}

	@Test
	void addressOfNothingCannotVanish() {
		assertThatIllegalArgumentException().isThrownBy(
				() -> this.differential.compare((upstream) -> Scenario.start().apply(thing("Rex")).vanish("data." + A)))
			.withMessage("There is no resource data.corner_thing.a in the state. There are corner_thing.a");
	}

	@Test
	void vanishingThatFailsFailsTheScenario() {
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> this.differential.compare(
				(upstream) -> Scenario.start().apply(thing("Rex")).drift(() -> upstream.failDeletes(true)).vanish(A)))
			.withMessageContaining("Expected success")
			.withMessageContaining("cannot be deleted today");
	}

	@Test
	void importGivesBackWhatWasForgotten() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(full()))
			.importAndVerify(thing(full()), A)
			.expectNoChanges(thing(full())));
	}

	@Test
	void importThatDiffersShowsWhere() {
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> this.differential.compare((upstream) -> Scenario.start()
				.apply(thing("Rex"))
				.drift(() -> upstream.change(1, Thing.class, (thing) -> thing.withNote("other")))
				.importAndVerify(thing("Rex"), A)))
			.withMessageContaining("After its import corner_thing.a differs:\n  note: was null but is \"other\"");
	}

	@Test
	void importIgnoresWhatItIsTold() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.change(1, Thing.class, (thing) -> thing.withNote("other")))
			.importAndVerify(thing("Rex"), A, (before) -> "1", "note"));
	}

	@Test
	void warningIsExpected() {
		this.differential.compare((upstream) -> Scenario.start().expectWarning(thing("warn"), "Odd name"));
		assertThatExceptionOfType(AssertionError.class).isThrownBy(
				() -> this.differential.compare((upstream) -> Scenario.start().expectWarning(thing("Rex"), "Odd name")))
			.withMessageStartingWith("No warning 'Odd name' among: []");
	}

	@Test
	void errorIsExpectedOnAnAttribute() {
		Configuration wrong = Configuration.of(A, Map.of("name", "Rex", "serial", 5));
		this.differential.compare((upstream) -> Scenario.start().expectError(wrong, "", "serial"));
	}

	@Test
	void planThatIsNotEmptyIsRefused() {
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> this.differential
				.compare((upstream) -> Scenario.start().apply(thing("Rex")).expectNoChanges(thing("Max"))))
			.withMessageStartingWith("Expected no changes but there are [UPDATE corner_thing.a]");
	}

	@Test
	void taintedObjectIsReplacedForThatReason() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.taint(A)
			.planOnly(thing("Rex"))
			.verify((run) -> assertThat(run).replaces(A).plansBecause(A, "replace_because_tainted")));
	}

	@Test
	void planSaysWhatIsKnown() {
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(thing(full()))
			.verify((run) -> assertThat(run).plansUnknown(A, "id", "serial")
				.plansValue(A, "id", PlannedChange.UNKNOWN)
				.plansKnown(A, "name", "status")
				.plansValue(A, "status", "new")
				.hidesValue(A, "secret")));
	}

	@Test
	void replacementNamesAllItsPlaces() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(Map.of("name", "Rex", "kind", "cat")))
			.planOnly(thing(Map.of("name", "Max", "kind", "dog")))
			.verify((run) -> assertThat(run).replaces(A, "kind").plansBecause(A, "replace_because_cannot_update")));
	}

	private static Configuration thing(String name) {
		return thing(Map.of("name", name));
	}

	private static Configuration thing(Map<String, ?> body) {
		return Configuration.of(A, body);
	}

	private static Map<String, Object> full() {
		Map<String, Object> body = new HashMap<>(Map.of("name", "Rex", "kind", "cat", "note", "n", "secret", "s"));
		body.put("tags", Map.of("a", "b"));
		return body;
	}

}
