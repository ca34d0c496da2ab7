/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * What of a run must be the same whatever ran it, as text.
 */
public final class RunFacts {

	private static final List<String> CHANGE = List.of("actions", "before", "after", "after_unknown",
			"before_sensitive", "after_sensitive", "replace_paths", "importing");

	private static final List<String> INSTANCE = List.of("mode", "schema_version", "values", "sensitive_values",
			"tainted", "depends_on");

	private RunFacts() {
	}

	public static Map<String, String> of(TerraformRun run, boolean withState) {
		Map<String, String> facts = new TreeMap<>();
		facts.put("succeeded", String.valueOf(run.succeeded()));
		List<String> diagnostics = new ArrayList<>();
		for (RunDiagnostic diagnostic : run.diagnostics()) {
			diagnostics.add(diagnostic.severity() + " " + diagnostic.summary() + "\n  about " + diagnostic.instance()
					+ "\n  " + detail(diagnostic));
		}
		diagnostics.sort(null);
		facts.put("diagnostics", String.join("\n", diagnostics));
		for (JsonNode change : run.planJson().path("resource_changes")) {
			if (!isOwnDoing(change)) {
				String deposed = change.has("deposed") ? " deposed" : "";
				facts.put("plan of " + change.path("address").asText() + deposed,
						pick(change.path("change"), CHANGE) + " " + change.path("action_reason").asText() + " from "
								+ change.path("previous_address").asText());
			}
		}
		run.planJson()
			.path("output_changes")
			.properties()
			.forEach((output) -> facts.put("plan of output " + output.getKey(), pick(output.getValue(), CHANGE)));
		if (withState) {
			addState(run, facts);
		}
		return facts;
	}

	private static void addState(TerraformRun run, Map<String, String> facts) {
		run.stateJson()
			.path("values")
			.path("outputs")
			.properties()
			.forEach((output) -> facts.put("state of output " + output.getKey(),
					pick(output.getValue(), List.of("sensitive", "value"))));
		for (JsonNode instance : run.stateJson().path("values").path("root_module").path("resources")) {
			if (!isOwnDoing(instance)) {
				String deposed = instance.has("deposed_key") ? " deposed" : "";
				facts.put("state of " + instance.path("address").asText() + deposed, pick(instance, INSTANCE));
			}
		}
	}

	/**
	 * Return the diagnostics for which both engines point at something, but not at the
	 * same attribute. The CLI can only point at attributes that the configuration has.
	 */
	public static List<String> differentAttributes(TerraformRun real, TerraformRun inMemory) {
		List<String> different = new ArrayList<>();
		for (RunDiagnostic diagnostic : inMemory.diagnostics()) {
			String attribute = diagnostic.attribute();
			List<RunDiagnostic> counterparts = real.diagnostics()
				.stream()
				.filter((other) -> other.summary().equals(diagnostic.summary()) && other.source() != null)
				.toList();
			boolean comparable = attribute != null && !counterparts.isEmpty()
					&& real.toString().contains('"' + attribute + "\" :") && !diagnostic.summary().contains(" block");
			if (comparable && counterparts.stream().noneMatch((other) -> pointsAt(other, attribute))) {
				different.add(diagnostic + " instead of " + counterparts);
			}
		}
		return different;
	}

	/**
	 * Whether the CLI points at an attribute, or inside it: then only the context names
	 * it.
	 */
	private static boolean pointsAt(RunDiagnostic diagnostic, String attribute) {
		String context = (diagnostic.source() != null) ? diagnostic.source().context() : null;
		return attribute.equals(diagnostic.attribute()) || (context != null && context.endsWith("." + attribute));
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

	private static String pick(JsonNode node, List<String> names) {
		StringBuilder text = new StringBuilder();
		for (String name : names) {
			JsonNode part = node.path(name);
			if (!part.isMissingNode() && !canonical(part).equals("[]")) {
				text.append("\n    ")
					.append(name)
					.append(": ")
					.append(name.equals("replace_paths") ? inAnyOrder(part) : canonical(part));
			}
		}
		return text.toString();
	}

	/**
	 * Return the paths ascending: Terraform keeps them in a set, in the order of hashes.
	 */
	private static List<String> inAnyOrder(JsonNode paths) {
		List<String> texts = new ArrayList<>();
		paths.forEach((path) -> texts.add(canonical(path)));
		texts.sort(null);
		return texts;
	}

	private static String canonical(JsonNode node) {
		if (node instanceof ObjectNode object) {
			Map<String, String> members = new TreeMap<>();
			object.properties().forEach((member) -> members.put(member.getKey(), canonical(member.getValue())));
			return members.toString();
		}
		if (node instanceof ArrayNode array) {
			List<String> elements = new ArrayList<>();
			array.forEach((element) -> {
				if (!element.asText().startsWith("terraform_data.")) {
					elements.add(canonical(element));
				}
			});
			return elements.toString();
		}
		return node.isNumber() ? node.decimalValue().stripTrailingZeros().toPlainString() : node.toString();
	}

	public static List<TerraformRun> run(Scenario scenario, InMemoryTerraform terraform, Runnable afterStep) {
		return scenario.run(new InMemoryScenario(terraform), (step) -> afterStep.run());
	}

	public static List<TerraformRun> run(Scenario scenario, TerraformCli terraform, Runnable afterStep) {
		return scenario.run(new CliScenario(terraform, "corner"), (step) -> afterStep.run());
	}

}
