/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * The comparable parts of a run, as text.
 *
 * @param diagnostics diagnostics without their places
 * @param subjects what the documents say: by subject, such as {@code plan of a_pet.rex},
 * and by place, such as {@code after.name}
 */
record ComparableRun(List<String> diagnostics, Map<String, Map<String, String>> subjects) {

	private static final List<String> CHANGE = List.of("actions", "before", "after", "after_unknown",
			"before_sensitive", "after_sensitive", "importing");

	private static final List<String> INSTANCE = List.of("mode", "schema_version", "values", "sensitive_values",
			"tainted", "depends_on");

	private static final List<String> OUTPUT = List.of("sensitive", "value");

	static ComparableRun of(TerraformRun run, Set<String> ignored, boolean withState) {
		ComparableRun facts = new ComparableRun(run.diagnostics().stream().map(ComparableRun::text).toList(),
				new TreeMap<>());
		facts.addPlan(run.planJson(), ignored);
		if (withState) {
			facts.addState(run.stateJson().path("values"), ignored);
		}
		return facts;
	}

	/**
	 * Return these facts with some texts replaced.
	 */
	ComparableRun replace(Map<String, String> texts) {
		Map<String, Map<String, String>> replaced = new TreeMap<>();
		this.subjects.forEach((subject, values) -> {
			Map<String, String> copy = new TreeMap<>(values);
			copy.replaceAll((path, value) -> replace(value, texts));
			replaced.put(subject, copy);
		});
		return new ComparableRun(this.diagnostics.stream().map((text) -> replace(text, texts)).toList(), replaced);
	}

	private static String replace(String text, Map<String, String> texts) {
		String replaced = text;
		for (Map.Entry<String, String> entry : texts.entrySet()) {
			replaced = replaced.replace(entry.getKey(), entry.getValue());
		}
		return replaced;
	}

	Map<String, String> of(String subject) {
		return this.subjects.getOrDefault(subject, Map.of());
	}

	private void addPlan(JsonNode plan, Set<String> ignored) {
		for (JsonNode resource : plan.path("resource_changes")) {
			if (!isOwnDoing(resource)) {
				JsonNode change = resource.path("change");
				JsonLeaves leaves = new JsonLeaves(ignored).addAll(change, CHANGE)
					.add("action_reason", resource.path("action_reason"))
					.add("previous_address", resource.path("previous_address"))
					.addInAnyOrder("replace_paths", change.path("replace_paths"));
				String deposed = resource.has("deposed") ? " deposed" : "";
				this.subjects.put("plan of " + resource.path("address").asText() + deposed, leaves.byPath());
			}
		}
		plan.path("output_changes")
			.properties()
			.forEach((output) -> this.subjects.put("plan of output " + output.getKey(),
					new JsonLeaves(ignored).addAll(output.getValue(), CHANGE)
						.addInAnyOrder("replace_paths", output.getValue().path("replace_paths"))
						.byPath()));
	}

	private void addState(JsonNode state, Set<String> ignored) {
		state.path("outputs")
			.properties()
			.forEach((output) -> this.subjects.put("state of output " + output.getKey(),
					new JsonLeaves(ignored).addAll(output.getValue(), OUTPUT).byPath()));
		List<JsonNode> modules = new ArrayList<>(List.of(state.path("root_module")));
		for (int i = 0; i < modules.size(); i++) {
			modules.get(i).path("child_modules").forEach(modules::add);
			for (JsonNode instance : modules.get(i).path("resources")) {
				if (!isOwnDoing(instance)) {
					String deposed = instance.has("deposed_key") ? " deposed" : "";
					this.subjects.put("state of " + instance.path("address").asText() + deposed,
							new JsonLeaves(ignored).addAll(instance, INSTANCE).byPath());
				}
			}
		}
	}

	private static String text(RunDiagnostic diagnostic) {
		return diagnostic.severity() + " " + diagnostic.summary() + "\n  about " + diagnostic.instance() + "\n  "
				+ detail(diagnostic);
	}

	/**
	 * Return the detail without line ends, which only the CLI breaks, and without lines
	 * of a file, which only the CLI has.
	 */
	private static String detail(RunDiagnostic diagnostic) {
		return diagnostic.detail().strip().replaceAll("\\s+", " ").replaceAll(" Previous definition was at [^ ]*$", "");
	}

	private static boolean isOwnDoing(JsonNode resource) {
		return resource.path("type").asText().equals("terraform_data");
	}

}
