/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.CliCommand;
import dev.tfprovider.test.internal.JsonValues;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RunComparisonTests {

	private static final String CREATED = """
			{"resource_changes": [{"address": "a_pet.rex", "type": "a_pet", "change": {"actions": ["create"],
			"before": null, "after": {"name": "Rex", "weight": 4.20, "tags": ["a", "b"], "photos": []},
			"after_unknown": {"id": true, "created_at": true}, "replace_paths": [["tags", 0], ["name"]]}}],
			"output_changes": {"name": {"actions": ["create"], "before": null, "after": "Rex"}}}
			""";

	private static final String STORED = """
			{"values": {"outputs": {"name": {"sensitive": false, "value": "Rex"}}, "root_module": {"resources": [
			{"address": "a_pet.rex", "mode": "managed", "type": "a_pet", "schema_version": 0,
			"values": {"id": 1, "created_at": "today"}, "sensitive_values": {}}]}}}
			""";

	private static final String ERROR = error("Too long.", "a_pet.rex");

	private final TerraformRun expected = run(0, "", CREATED, STORED);

	@Test
	void runsThatAreAlikeHaveNoDifferences() {
		assertThat(RunComparison.exact().differences(this.expected, run(0, "", CREATED, STORED))).isEmpty();
		assertThat(RunComparison.exact().differences(run(1, "", "", ""), run(1, "", "", ""))).isEmpty();
	}

	@Test
	void plannedValueThatDiffersIsNamedByItsPath() {
		assertThat(planned("\"Rex\", \"weight\"", "\"Max\", \"weight\""))
			.containsExactly("plan of a_pet.rex: expected \"Rex\" at after.name but it is \"Max\"");
		assertThat(planned("[\"a\", \"b\"]", "[\"a\"]"))
			.containsExactly("plan of a_pet.rex: expected \"b\" at after.tags[1] but it is nothing");
		assertThat(planned("\"photos\": []", "\"photos\": null"))
			.containsExactly("plan of a_pet.rex: expected [] at after.photos but it is null");
		assertThat(planned("\"id\": true, ", ""))
			.containsExactly("plan of a_pet.rex: expected true at after_unknown.id but it is nothing");
		assertThat(planned("\"after\": \"Rex\"", "\"after\": \"Max\""))
			.containsExactly("plan of output name: expected \"Rex\" at after but it is \"Max\"");
		assertThat(planned("[\"create\"],\n", "[\"delete\", \"create\"],\n")).containsExactly(
				"plan of a_pet.rex: expected \"create\" at actions[0] but it is \"delete\"",
				"plan of a_pet.rex: expected nothing at actions[1] but it is \"create\"");
	}

	@Test
	void replacePathsAreASet() {
		assertThat(planned("[[\"tags\", 0], [\"name\"]]", "[[\"name\"], [\"tags\", 0]]")).isEmpty();
		assertThat(planned("[[\"tags\", 0], [\"name\"]]", "[[\"name\"]]")).containsExactly(
				"plan of a_pet.rex: expected [[\"name\"], [\"tags\",0]] at replace_paths but it is [[\"name\"]]");
	}

	@Test
	void numbersAreAlikeHoweverTheyAreWritten() {
		assertThat(planned("4.20", "4.2")).isEmpty();
		assertThat(planned("4.20", "42e-1")).isEmpty();
		assertThat(planned("4.20", "\"4.2\""))
			.containsExactly("plan of a_pet.rex: expected 4.2 at after.weight but it is \"4.2\"");
	}

	@Test
	void resourceOfOneRunOnlyIsOneDifference() {
		assertThat(RunComparison.exact().differences(this.expected, run(0, "", "{}", STORED)))
			.containsExactly("plan of a_pet.rex is missing", "plan of output name is missing");
		assertThat(RunComparison.exact().differences(run(0, "", CREATED, "{}"), this.expected))
			.containsExactly("state of a_pet.rex is not expected", "state of output name is not expected");
	}

	@Test
	void whatTerraformServesItselfIsLeftOut() {
		assertThat(planned("{\"resource_changes\": [", """
				{"resource_changes": [{"address": "terraform_data.x", "type": "terraform_data", "change": {}},"""))
			.isEmpty();
		assertThat(
				stored("\"sensitive_values\": {}", "\"sensitive_values\": {}, \"depends_on\": [\"terraform_data.x\"]"))
			.isEmpty();
	}

	@Test
	void stateThatDiffersIsNamedByItsPath() {
		assertThat(stored("\"id\": 1", "\"id\": 2"))
			.containsExactly("state of a_pet.rex: expected 1 at values.id but it is 2");
		assertThat(stored("\"schema_version\": 0", "\"schema_version\": 0, \"tainted\": true"))
			.containsExactly("state of a_pet.rex: expected nothing at tainted but it is true");
		assertThat(stored("\"sensitive\": false", "\"sensitive\": true"))
			.containsExactly("state of output name: expected false at sensitive but it is true");
	}

	@Test
	void stateCountsWhenTheExpectedRunHasOneAndNobodyObjects() {
		String other = STORED.replace("\"id\": 1", "\"id\": 2");
		assertThat(RunComparison.exact().differences(run(0, "", CREATED, ""), run(0, "", CREATED, other))).isEmpty();
		assertThat(RunComparison.exact().withoutState().differences(this.expected, run(0, "", CREATED, other)))
			.isEmpty();
		assertThat(RunComparison.exact().differences(this.expected, run(0, "", CREATED, ""))).hasSize(2);
	}

	@Test
	void ignoredAttributeMayHoldAnythingButNull() {
		RunComparison comparison = RunComparison.ignoring("created_at");
		assertThat(comparison.differences(this.expected, run(0, "", CREATED, STORED.replace("today", "now"))))
			.isEmpty();
		assertThat(comparison.differences(this.expected, run(0, "", CREATED, STORED.replace("\"today\"", "null"))))
			.containsExactly("state of a_pet.rex: expected anything at values.created_at but it is null");
		assertThat(comparison.differences(this.expected,
				run(0, "", CREATED.replace(", \"created_at\": true", ""), STORED)))
			.containsExactly("plan of a_pet.rex: expected true at after_unknown.created_at but it is nothing");
	}

	@Test
	void equatedTextsAreAlikeEverywhere() {
		RunComparison comparison = RunComparison.exact().equating("Rex", "Max").equating("long", "short");
		assertThat(comparison.differences(run(1, ERROR, CREATED, STORED),
				run(1, error("Too short.", "a_pet.rex"), CREATED.replace("Rex", "Max"), STORED.replace("Rex", "Max"))))
			.isEmpty();
		assertThat(comparison.withoutState().differences(this.expected, this.expected)).hasSize(2)
			.first()
			.isEqualTo("plan of a_pet.rex: expected \"Max\" at after.name but it is \"Rex\"");
	}

	@Test
	void diagnosticsAreComparedInAnyOrderAndWithoutLineEnds() {
		String other = error("Too short.", "a_pet.rex");
		assertThat(RunComparison.exact().differences(failed(ERROR + other), failed(other + ERROR))).isEmpty();
		assertThat(RunComparison.exact().differences(failed(ERROR), failed(error("Too\\nlong.", "a_pet.rex"))))
			.isEmpty();
		assertThat(RunComparison.exact().differences(failed(ERROR), failed(other))).containsExactly(
				"diagnostic that is not expected: ERROR Bad name\n  about a_pet.rex\n  Too short.",
				"diagnostic that is missing: ERROR Bad name\n  about a_pet.rex\n  Too long.");
		assertThat(RunComparison.exact().differences(failed(ERROR), failed(ERROR + ERROR))).hasSize(1);
		assertThat(RunComparison.exact().differences(failed(ERROR), failed(error("Too long.", "a_pet.max"))))
			.hasSize(2);
	}

	@Test
	void diagnosticsThatPointAtDifferentAttributesDiffer() {
		String written = "{\"resource\": {\"a_pet\": {\"rex\": {\"name\" : 1, \"label\" : 2}}}}";
		TerraformRun onName = pointing("  \\\"name\\\" : 1", written);
		assertThat(RunComparison.exact().differences(onName, pointing("  \\\"name\\\" : 1", written))).isEmpty();
		assertThat(RunComparison.exact().differences(onName, pointing("  \\\"label\\\" : 2", written))).singleElement()
			.asString()
			.startsWith("diagnostic points at label: Error: Bad name")
			.contains("instead of [Error: Bad name");
	}

	@Test
	void outcomeIsCompared() {
		assertThat(RunComparison.exact().differences(this.expected, run(1, "", CREATED, STORED)))
			.containsExactly("expected success but it is a failure");
	}

	@Test
	void scenariosAreComparedRunByRun() {
		RunComparison comparison = RunComparison.exact();
		assertThat(comparison.differences(List.of(this.expected, this.expected),
				List.of(this.expected, run(1, "", CREATED, STORED))))
			.containsExactly("run 2: expected success but it is a failure");
		assertThat(comparison.differences(List.of(this.expected), List.of()))
			.containsExactly("expected 1 runs but there are 0");
	}

	private List<String> planned(String before, String after) {
		assertThat(CREATED).contains(before);
		return RunComparison.exact().differences(this.expected, run(0, "", CREATED.replace(before, after), STORED));
	}

	private List<String> stored(String before, String after) {
		assertThat(STORED).contains(before);
		return RunComparison.exact().differences(this.expected, run(0, "", CREATED, STORED.replace(before, after)));
	}

	private static TerraformRun failed(String events) {
		return run(1, events, "", "");
	}

	private static TerraformRun pointing(String code, String configuration) {
		return run(1,
				"""
						{"@level":"error","@message":"Error: Bad name","type":"diagnostic","diagnostic":{"severity":"error","summary":"Bad name","detail":"Too long.",\
						"range":{"filename":"main.tf.json","start":{"line":2}},"snippet":{"code":"%s"}}}
						"""
					.formatted(code),
				"", "", configuration);
	}

	private static String error(String detail, String address) {
		return """
				{"@level":"error","@message":"Error: Bad name","type":"diagnostic","diagnostic":{"severity":"error","summary":"Bad name","detail":"%s","address":"%s"}}
				"""
			.formatted(detail, address);
	}

	private static TerraformRun run(int exitStatus, String events, String plan, String state) {
		return run(exitStatus, events, plan, state, "{}");
	}

	private static TerraformRun run(int exitStatus, String events, String plan, String state, String configuration) {
		Transcript transcript = new Transcript(CliCommand.of(List.of("apply")), exitStatus, events, "",
				Map.of("main.tf.json", configuration), "");
		return new Run(transcript, plan.isEmpty() ? PlanDocument.none() : PlanDocument.ofJson(JsonValues.parse(plan)),
				state.isEmpty() ? StateDocument.absent("none") : StateDocument.ofJson(JsonValues.parse(state)),
				Path.of("tfplan"));
	}

}
