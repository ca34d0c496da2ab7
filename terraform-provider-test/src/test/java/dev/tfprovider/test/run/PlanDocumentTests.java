/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.JsonValues;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class PlanDocumentTests {

	private static final PlanDocument PLAN = PlanDocument.ofJson(JsonValues.parse("""
			{
			  "format_version": "1.2",
			  "resource_changes": [
			    {"address": "petstore_pet.rex", "action_reason": "replace_because_cannot_update",
			     "change": {"actions": ["delete", "create"],
			      "before": {"id": 1, "species": "dog"},
			      "after": {"species": "cat", "key": "k", "collar": null, "tags": ["a", null],
			                "nested": {"known": 1}},
			      "after_unknown": {"id": true, "tags": [false, true], "nested": {"size": true}},
			      "after_sensitive": {"key": true, "tags": [false, false]},
			      "replace_paths": [["species"], ["tags", 1]]}},
			    {"address": "petstore_pet.rex", "deposed": "0123abcd", "change": {"actions": ["delete"]}},
			    {"address": "petstore_pet.safe", "change": {"actions": ["create", "delete"]}},
			    {"address": "petstore_pet.same", "change": {"actions": ["no-op"]}},
			    {"address": "petstore_pet.moved", "previous_address": "petstore_pet.old",
			     "change": {"actions": ["no-op"]}},
			    {"address": "petstore_pet.taken", "change": {"actions": ["no-op"], "importing": {"id": "7"}}},
			    {"address": "petstore_pet.gone", "change": {"actions": ["forget"]}},
			    {"address": "data.petstore_pet.late", "change": {"actions": ["read"]}}
			  ],
			  "output_changes": {"name": {"actions": ["update"]}, "same": {"actions": ["no-op"]}}
			}
			"""));

	private static final PlannedChange REX = PLAN.find("petstore_pet.rex").orElseThrow();

	@Test
	void actionsOfAllKinds() {
		assertThat(PLAN.changes().values()).extracting(PlannedChange::action)
			.containsExactly(Action.REPLACE, Action.DELETE, Action.REPLACE, Action.NO_OP, Action.NO_OP, Action.NO_OP,
					Action.FORGET, Action.READ);
		assertThat(PLAN.outputs()).isEqualTo(Map.of("name", Action.UPDATE, "same", Action.NO_OP));
	}

	@Test
	void deposedObjectDoesNotHideItsSuccessor() {
		assertThat(REX.action()).isEqualTo(Action.REPLACE);
		assertThat(PLAN.changes()).containsKey("petstore_pet.rex (deposed 0123abcd)");
	}

	@Test
	void isEffectiveWhenMovedOrImportedThoughNothingIsDone() {
		assertThat(PLAN.find("petstore_pet.same").orElseThrow().isEffective()).isFalse();
		assertThat(PLAN.find("petstore_pet.moved").orElseThrow().isEffective()).isTrue();
		assertThat(PLAN.find("petstore_pet.taken").orElseThrow().isEffective()).isTrue();
	}

	@Test
	void isCreateBeforeDestroyTellsTheOrder() {
		assertThat(REX.isCreateBeforeDestroy()).isFalse();
		assertThat(PLAN.find("petstore_pet.safe").orElseThrow().isCreateBeforeDestroy()).isTrue();
	}

	@Test
	void valuesBeforeAndAfter() {
		assertThat(REX.before("id")).isEqualTo(1);
		assertThat(REX.before("species")).isEqualTo("dog");
		assertThat(REX.after("species")).isEqualTo("cat");
		assertThat(REX.after("collar")).isNull();
		assertThat(REX.reason()).isEqualTo("replace_because_cannot_update");
		assertThat(REX.replacePaths()).containsExactly("species", "tags[1]");
	}

	@Test
	void unknownIsNeitherNullNorMissing() {
		assertThat(REX.after("id")).isSameAs(PlannedChange.UNKNOWN).hasToString("(known after apply)");
		assertThat(REX.after("tags")).isEqualTo(Arrays.asList("a", PlannedChange.UNKNOWN));
		assertThat(REX.after("nested")).isEqualTo(Map.of("known", 1, "size", PlannedChange.UNKNOWN));
		assertThat(REX.isUnknown("nested.size")).isTrue();
		assertThat(REX.isUnknown("nested.known")).isFalse();
	}

	@Test
	void isSensitiveFollowsTheMarks() {
		assertThat(REX.isSensitive("key")).isTrue();
		assertThat(REX.isSensitive("tags[0]")).isFalse();
	}

	@Test
	void afterWhenNameIsWrongListsTheNames() {
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> REX.after("specis"))
			.withMessage("No value at 'specis' in the planned petstore_pet.rex; names there: species, key, collar,"
					+ " tags, nested");
	}

	@Test
	void hasChangesWhenOnlyAnOutputChanges() {
		assertThat(PLAN.hasChanges()).isTrue();
		assertThat(plan("{\"output_changes\": {\"a\": {\"actions\": [\"create\"]}}}").hasChanges()).isTrue();
		assertThat(plan("{\"output_changes\": {\"a\": {\"actions\": [\"no-op\"]}}}").hasChanges()).isFalse();
		assertThat(plan("{}").hasChanges()).isFalse();
	}

	@Test
	void ofEventsKnowsActionsButNoValues() {
		PlanDocument plan = PlanDocument.ofEvents(EventStream.parse("""
				{"@level":"info","type":"planned_change","change":{"resource":{"addr":"a.b"},"action":"replace",\
				"reason":"tainted"}}
				{"@level":"info","type":"planned_change","change":{"resource":{"addr":"a.c"},"action":"noop",\
				"previous_resource":{"addr":"a.d"}}}
				{"@level":"info","type":"outputs","outputs":{"o":{"action":"noop"}}}
				{"@level":"info","type":"outputs","outputs":{"o":{"type":"string"}}}
				""").events());
		PlannedChange change = plan.find("a.b").orElseThrow();
		assertThat(change.action()).isEqualTo(Action.REPLACE);
		assertThat(change.reason()).isEqualTo("tainted");
		assertThat(plan.find("a.c").orElseThrow().previousAddress()).isEqualTo("a.d");
		assertThat(plan.outputs()).isEqualTo(Map.of("o", Action.NO_OP));
		assertThat(plan.hasChanges()).isTrue();
		assertThatIllegalStateException().isThrownBy(() -> change.after("id"))
			.withMessageStartingWith("Only plan(), and applyPlan() of that plan, know planned values");
	}

	@Test
	void noneHasNothing() {
		assertThat(PlanDocument.none().changes()).isEqualTo(Map.of());
		assertThat(PlanDocument.none().hasChanges()).isFalse();
		assertThat(List.copyOf(PlanDocument.none().outputs().keySet())).isEmpty();
	}

	private static PlanDocument plan(String json) {
		return PlanDocument.ofJson(JsonValues.parse(json));
	}

}
