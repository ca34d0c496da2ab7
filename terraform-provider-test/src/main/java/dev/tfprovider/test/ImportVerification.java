/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.run.ResourceInstance;
import dev.tfprovider.test.run.RunAssert;
import dev.tfprovider.test.run.TerraformRun;

/**
 * Imports an object that is already in the state, and compares the imported state with
 * it.
 *
 * @param configuration a configuration that has its resource block
 * @param address address of the resource
 * @param id makes the import id
 * @param ignored root attributes that need not be equal
 */
record ImportVerification(Configuration configuration, String address, Function<ResourceInstance, String> id,
		Set<String> ignored) {

	TerraformRun run(Terraform terraform) {
		ResourceInstance before = terraform.show().resource(this.address);
		new RunAssert(terraform.stateRemove(this.address)).succeeded();
		TerraformRun imported = terraform.write(this.configuration).importResource(this.address, this.id.apply(before));
		new RunAssert(imported).succeeded();
		List<String> differences = differences(before.json().path("values"),
				imported.resource(this.address).json().path("values"));
		if (!differences.isEmpty()) {
			throw imported.failure("After its import " + this.address + " differs:\n" + String.join("\n", differences));
		}
		return imported;
	}

	private List<String> differences(JsonNode before, JsonNode after) {
		Set<String> names = new TreeSet<>();
		before.properties().stream().map(Map.Entry::getKey).forEach(names::add);
		after.properties().stream().map(Map.Entry::getKey).forEach(names::add);
		names.removeAll(this.ignored);
		List<String> differences = new ArrayList<>();
		for (String name : names) {
			if (!before.path(name).equals(after.path(name))) {
				differences.add("  %s: was %s but is %s".formatted(name, before.path(name), after.path(name)));
			}
		}
		return differences;
	}

}
