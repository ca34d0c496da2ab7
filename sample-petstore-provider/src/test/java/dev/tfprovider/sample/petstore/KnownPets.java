/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import dev.tfprovider.test.run.TerraformCli;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Which pets of the store Terraform knows, as its state file tells.
 */
final class KnownPets {

	private static final JsonMapper JSON = new JsonMapper();

	private KnownPets() {
	}

	/**
	 * Return the pets of the store that are in no state.
	 */
	static List<PetResponse> lost(TerraformCli terraform, PetstoreClient store) {
		Set<String> known = ids(terraform.directory().resolve("terraform.tfstate"));
		return store.findPets(null, null).stream().filter((pet) -> !known.contains(String.valueOf(pet.id()))).toList();
	}

	private static Set<String> ids(Path file) {
		Set<String> ids = new HashSet<>();
		if (Files.exists(file)) {
			for (JsonNode resource : JSON.readTree(file).path("resources")) {
				for (JsonNode instance : resource.path("instances")) {
					ids.add(instance.path("attributes").path("id").asString());
				}
			}
		}
		return ids;
	}

}
