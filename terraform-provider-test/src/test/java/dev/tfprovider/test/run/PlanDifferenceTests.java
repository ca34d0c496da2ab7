/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link PlanDifference}.
 */
class PlanDifferenceTests {

	@Test
	void updateNamesEveryValueThatChanges() {
		assertThat(
				lines("""
						{"resource_changes": [{"address": "a_table.t", "change": {"actions": ["update"],
						  "before": {"name": "one", "same": 1.0, "columns": [{"name": "a"}, {"name": "b"}], "labels": {"x.y": 1}},
						  "after": {"name": "two", "same": 1, "columns": [{"name": "a"}, {"name": "c"}, {"name": "d"}],
						    "labels": {}},
						  "after_unknown": {"version": true, "columns": [{}, {}, {}]},
						  "before_sensitive": {}, "after_sensitive": {}}}]}
						"""))
			.containsExactly("a_table.t columns[1].name: \"b\" -> \"c\"", "a_table.t columns[2].name: null -> \"d\"",
					"a_table.t labels[\"x.y\"]: 1 -> null", "a_table.t name: \"one\" -> \"two\"",
					"a_table.t version: null -> (known after apply)");
	}

	@Test
	void whatTerraformHidesIsHidden() {
		assertThat(lines("""
				{"resource_changes": [{"address": "a_user.u", "change": {"actions": ["update"],
				  "before": {"password": "old", "tokens": ["x"], "kept": "s"},
				  "after": {"password": "new", "tokens": ["y"], "kept": "s"},
				  "after_unknown": {}, "before_sensitive": {"password": true, "tokens": [true], "kept": true},
				  "after_sensitive": {"password": true, "tokens": [true], "kept": true}}}]}
				""")).containsExactly("a_user.u password: (sensitive value) -> (sensitive value)",
				"a_user.u tokens[0]: (sensitive value) -> (sensitive value)");
	}

	@Test
	void replacementSaysWhatForcesIt() {
		assertThat(lines("""
				{"resource_changes": [{"address": "a_pet.p", "change": {"actions": ["delete", "create"],
				  "before": {"name": "a", "species": "cat"}, "after": {"name": "b", "species": "dog"},
				  "after_unknown": {}, "before_sensitive": {}, "after_sensitive": {},
				  "replace_paths": [["species"]]}}]}
				""")).containsExactly("a_pet.p name: \"a\" -> \"b\"",
				"a_pet.p species: \"cat\" -> \"dog\" (forces replacement)");
	}

	@Test
	void creationAndDeletionSayItAll() {
		assertThat(lines("""
				{"resource_changes": [
				  {"address": "a_pet.p", "change": {"actions": ["create"], "before": null, "after": {"name": "a"}}},
				  {"address": "a_pet.q", "change": {"actions": ["delete"], "before": {"name": "a"}, "after": null}},
				  {"address": "a_pet.r", "change": {"actions": ["no-op"], "before": {"n": 1}, "after": {"n": 1}}}]}
				""")).isEmpty();
	}

	@Test
	void movesImportsAndOutputsAreChanges() {
		assertThat(lines("""
				{"resource_changes": [
				  {"address": "a_pet.p", "previous_address": "a_pet.o", "change": {"actions": ["no-op"]}},
				  {"address": "a_pet.q", "change": {"actions": ["no-op"], "importing": {"id": "7"}}}],
				 "output_changes": {"name": {"actions": ["update"], "before": "a", "after": "b"},
				   "kept": {"actions": ["no-op"], "before": "a", "after": "a"}}}
				""")).containsExactly("a_pet.p was a_pet.o", "a_pet.q is imported", "output name: \"a\" -> \"b\"");
	}

	@Test
	void runWithoutAPlanDocumentHasNoValues() {
		assertThat(PlanDifference.of(PlanDocument.none())).isEmpty();
	}

	private static List<String> lines(String plan) {
		try {
			return PlanDifference.of(PlanDocument.ofJson(new ObjectMapper().readTree(plan)));
		}
		catch (JsonProcessingException ex) {
			throw new AssertionError(ex);
		}
	}

}
