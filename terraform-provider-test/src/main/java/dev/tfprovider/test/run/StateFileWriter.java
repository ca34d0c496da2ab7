/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.UUID;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.test.internal.CliVersion;
import dev.tfprovider.test.internal.FileTrees;
import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.StateFile;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;

/**
 * Writes state files as another version of the provider would have left them.
 *
 * @param file the {@code terraform.tfstate}
 * @param provider the provider's configuration as a state names it
 */
record StateFileWriter(Path file, String provider) {

	private static final int VERSION = 4;

	static StateFileWriter of(Path directory, ProviderSource source, CliVersion version) {
		return new StateFileWriter(directory.resolve("terraform.tfstate"),
				"provider[\"" + source.qualified(version) + "\"]");
	}

	/**
	 * Put an object in place of any of that address.
	 */
	void write(ResourceAddress address, long schemaVersion, String json, byte[] privateData) {
		ObjectNode state = read();
		ArrayNode resources = state.withArray("resources");
		ObjectNode resource = null;
		for (JsonNode candidate : resources) {
			boolean same = StateFile.address(candidate, MissingNode.getInstance()).equals(address.resource());
			resource = same ? (ObjectNode) candidate : resource;
		}
		if (resource == null) {
			resource = resources.addObject();
			resource.put("mode", address.kind().mode()).put("type", address.type()).put("name", address.name());
			resource.put("provider", this.provider);
		}
		ArrayNode instances = resource.withArray("instances");
		JsonNode found = resource;
		instances.removeIf((instance) -> StateFile.address(found, instance).equals(address));
		ObjectNode instance = instances.addObject();
		StateFile.putKey(instance, "index_key", address);
		instance.put("schema_version", schemaVersion);
		instance.set("attributes", JsonValues.parse(json));
		instance.putArray("sensitive_attributes");
		if (privateData.length > 0) {
			instance.put("private", Base64.getEncoder().encodeToString(privateData));
		}
		state.put("serial", state.path("serial").asLong() + 1);
		FileTrees.write(this.file, JsonValues.writeIndented(state));
	}

	private ObjectNode read() {
		if (Files.exists(this.file)) {
			return (ObjectNode) JsonValues.parse(FileTrees.read(this.file));
		}
		ObjectNode state = (ObjectNode) JsonValues.parse("{\"outputs\":{},\"resources\":[]}");
		return state.put("version", VERSION).put("serial", 0).put("lineage", UUID.randomUUID().toString());
	}

}
