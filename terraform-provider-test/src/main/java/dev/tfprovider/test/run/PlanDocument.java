/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.tfprovider.test.internal.JsonValues;

/**
 * Parses the changes of a plan from the JSON document of {@code show -json} or, with less
 * detail, from the events of a command.
 *
 * @param changes by address
 * @param outputs action by output name
 * @param json the whole document, or a missing node
 */
record PlanDocument(Map<String, PlannedChange> changes, Map<String, Action> outputs, JsonNode json) {

	public static PlanDocument none() {
		return new PlanDocument(Map.of(), Map.of(), MissingNode.getInstance());
	}

	public static PlanDocument ofJson(JsonNode plan) {
		Map<String, PlannedChange> changes = new LinkedHashMap<>();
		for (JsonNode resource : plan.path("resource_changes")) {
			PlannedChange change = PlannedChange.ofPlan(resource);
			// A deposed object shares its address with the instance that replaced it.
			String deposed = JsonValues.text(resource, "deposed");
			changes.put((deposed != null) ? change.address() + " (deposed " + deposed + ")" : change.address(), change);
		}
		Map<String, Action> outputs = new LinkedHashMap<>();
		plan.path("output_changes")
			.properties()
			.forEach((output) -> outputs.put(output.getKey(), Action.ofPlan(output.getValue().path("actions"))));
		return new PlanDocument(changes, outputs, plan);
	}

	public static PlanDocument ofEvents(List<JsonNode> events) {
		Map<String, PlannedChange> changes = new LinkedHashMap<>();
		Map<String, Action> outputs = new LinkedHashMap<>();
		for (JsonNode event : events) {
			String type = event.path("type").asText();
			if (type.equals("planned_change")) {
				PlannedChange change = PlannedChange.ofEvent(event.path("change"));
				changes.put(change.address(), change);
			}
			else if (type.equals("outputs")) {
				event.path("outputs")
					.properties()
					.stream()
					.filter((output) -> output.getValue().has("action"))
					.forEach((output) -> outputs.put(output.getKey(),
							Action.ofEvent(output.getValue().path("action").asText())));
			}
		}
		return new PlanDocument(changes, outputs, MissingNode.getInstance());
	}

	Optional<PlannedChange> find(String address) {
		return Optional.ofNullable(this.changes.get(address));
	}

	boolean hasChanges() {
		return this.changes.values().stream().anyMatch(PlannedChange::isEffective)
				|| this.outputs.values().stream().anyMatch((action) -> action != Action.NO_OP);
	}

}
