/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import org.jspecify.annotations.Nullable;

/**
 * Parses a state as printed by {@code show -json}.
 *
 * @param instances the instances of all modules
 * @param json the whole document, or a missing node
 * @param absence why there is no document, {@code null} if there is one
 */
record StateDocument(List<ResourceInstance> instances, JsonNode json, @Nullable String absence) {

	public static StateDocument absent(String reason) {
		return new StateDocument(List.of(), MissingNode.getInstance(), reason);
	}

	public static StateDocument ofJson(JsonNode state) {
		List<ResourceInstance> instances = new ArrayList<>();
		collect(state.path("values").path("root_module"), instances);
		return new StateDocument(List.copyOf(instances), state, null);
	}

	private static void collect(JsonNode module, List<ResourceInstance> instances) {
		module.path("resources").forEach((resource) -> instances.add(ResourceInstance.ofJson(resource)));
		module.path("child_modules").forEach((child) -> collect(child, instances));
	}

	Optional<ResourceInstance> find(String address) {
		return this.instances.stream()
			.filter((instance) -> instance.address().equals(address) && instance.deposedKey() == null)
			.findFirst();
	}

	JsonNode output(String name) {
		return this.json.path("values").path("outputs").path(name);
	}

}
