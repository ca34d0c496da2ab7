/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.run.EngineRun;
import dev.tfprovider.test.run.PlannedChange;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * What assertions say when they fail.
 */
class RunAssertionsTests {

	private static final String A = "corner_thing.a";

	private final InMemoryTerraform terraform = InMemoryTerraform.of(CornerProvider.definition(new CornerUpstream()));

	@AfterEach
	void stop() {
		this.terraform.close();
	}

	@Test
	void valuesOfThePlan() {
		EngineRun run = this.terraform.plan(thing("Rex"));
		assertThat(run).plansUnknown(A, "id").plansKnown(A, "name").plansValue(A, "note", null);
		assertFails(() -> assertThat(run).plansUnknown(A, "id", "name"),
				"Expected no known value at corner_thing.a name but the plan has \"Rex\"");
		assertFails(() -> assertThat(run).plansKnown(A, "name", "id"),
				"Expected a known value at corner_thing.a id but the plan has none yet");
		assertFails(() -> assertThat(run).plansValue(A, "name", "Max"),
				"Expected the plan of \"Max\" at corner_thing.a name but it is \"Rex\"");
		assertFails(() -> assertThat(run).plansValue(A, "name", PlannedChange.UNKNOWN),
				"Expected the plan of (known after apply) at corner_thing.a name but it is \"Rex\"");
		assertFails(() -> assertThat(run).hidesValue(A, "secret", "name"),
				"Expected a sensitive value at corner_thing.a name");
	}

	@Test
	void replacement() {
		this.terraform.apply(Configuration.of(A, Map.of("name", "Rex", "kind", "cat")));
		EngineRun run = this.terraform.plan(Configuration.of(A, Map.of("name", "Rex", "kind", "dog")));
		assertThat(run).replaces(A, "kind");
		assertFails(() -> assertThat(run).replaces(A, "name"),
				"Expected that [name] force the replacement of corner_thing.a but it is [kind]");
		assertFails(() -> assertThat(run).plansBecause(A, "replace_by_request"),
				"Expected the reason replace_by_request for corner_thing.a but it is replace_because_cannot_update");
		EngineRun update = this.terraform.plan(Configuration.of(A, Map.of("name", "Max", "kind", "cat")));
		assertFails(() -> assertThat(update).replaces(A, "kind"),
				"Expected REPLACE for corner_thing.a but it is UPDATE");
	}

	@Test
	void severalValuesOfTheState() {
		EngineRun run = this.terraform.apply(thing("Rex"));
		assertThat(run).hasAttributes(A, Map.of("name", "Rex", "serial", 1));
		assertFails(() -> assertThat(run).hasAttributes(A, Map.of("name", "Max", "serial", "1", "status", "new")), """
				corner_thing.a differs:
				  name: expected "Max" but it is "Rex"
				  serial: expected "1" but it is 1

				terraform apply (in memory)""");
	}

	@Test
	void rpcs() {
		EngineRun run = this.terraform.plan(thing("Rex"));
		assertThat(run).calls("PlanResourceChange", 1).calls("ApplyResourceChange", 0);
		assertFails(() -> assertThat(run).calls("PlanResourceChange", 2),
				"Expected 2 calls of PlanResourceChange but there are 1: [GetProviderSchema, ");
	}

	@Test
	void whatIsNotInTheStateCannotVanish() {
		assertThatIllegalArgumentException().isThrownBy(() -> this.terraform.vanish(A))
			.withMessage("There is no resource corner_thing.a in the state, and no other");
		this.terraform.apply(Configuration.of(A, Map.of("count", 2, "name", "Rex")));
		assertThatIllegalArgumentException().isThrownBy(() -> this.terraform.vanish("corner_thing.a[2]"))
			.withMessage("There is no resource corner_thing.a[2] in the state. "
					+ "There are corner_thing.a[0], corner_thing.a[1]");
	}

	@Test
	void defaultProviderBlockIsForConfigurationsWithoutOne() {
		InMemoryTerraform regional = this.terraform.withProvider(Map.of("no_such_setting", "x"));
		assertThat(regional.plan(thing("Rex"))).failed().hasError("").onAttribute("no_such_setting");
		assertThat(regional.plan(thing("Rex").withProvider(Map.of()))).succeeded();
		assertThat(this.terraform.plan(thing("Rex"))).succeeded();
	}

	private static Configuration thing(String name) {
		return Configuration.of(A, Map.of("name", name));
	}

	private static void assertFails(ThrowingCallable assertion, String message) {
		assertThatExceptionOfType(AssertionError.class).isThrownBy(assertion).withMessageStartingWith(message);
	}

}
