/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;

/**
 * Reads, edits and restores the state file of a working directory.
 *
 * @param file the file
 * @param content what it held when it was read
 */
public record StateFile(Path file, String content) {

	/**
	 * The provider that is part of the CLI.
	 */
	public static final String BUILT_IN = "provider[\"terraform.io/builtin/terraform\"]";

	private static final int VERSION = 4;

	public static StateFile read(Path directory) {
		Path file = directory.resolve("terraform.tfstate");
		return new StateFile(file, FileTrees.read(file));
	}

	/**
	 * Read the address of an instance.
	 * @param resource the resource as a state file has it
	 * @param instance one of its instances
	 * @return the address
	 */
	public static ResourceAddress address(JsonNode resource, JsonNode instance) {
		ResourceAddress.Kind kind = resource.path("mode").asText().equals("data") ? ResourceAddress.Kind.DATA
				: ResourceAddress.Kind.MANAGED;
		JsonNode key = instance.path("index_key");
		return new ResourceAddress(kind, resource.path("type").asText(), resource.path("name").asText(),
				key.isNumber() ? (Object) key.longValue() : key.textValue());
	}

	/**
	 * Put the key of an instance, if it has one, into a document.
	 * @param node part of the document about the instance
	 * @param name what the document calls the key
	 * @param address address of the instance
	 */
	public static void putKey(ObjectNode node, String name, ResourceAddress address) {
		if (address.key() instanceof Long index) {
			node.put(name, index);
		}
		else if (address.key() != null) {
			node.put(name, address.key().toString());
		}
	}

	/**
	 * Leave only one resource, or one instance of it, which depends on nothing, and the
	 * values that were unknown until an apply, which the provider block may refer to.
	 * @throws IllegalArgumentException if there is none of that address
	 */
	public void only(String address) {
		ObjectNode state = state();
		ArrayNode resources = state.withArray("resources");
		resources.removeIf((resource) -> resource.has("module"));
		List<JsonNode> provided = new ArrayList<>();
		resources.forEach(provided::add);
		provided.removeIf((resource) -> resource.path("provider").asText().equals(BUILT_IN));
		List<ResourceAddress> present = new ArrayList<>();
		for (JsonNode resource : provided) {
			ArrayNode instances = resource.withArray("instances");
			instances.removeIf((instance) -> instance.has("deposed"));
			instances.forEach((instance) -> present.add(address(resource, instance)));
		}
		Set<ResourceAddress> chosen = ResourceAddress.choose(address, present);
		for (JsonNode resource : provided) {
			ArrayNode instances = resource.withArray("instances");
			instances.removeIf((instance) -> !chosen.contains(address(resource, instance)));
			instances.forEach((instance) -> ((ObjectNode) instance).remove("dependencies"));
		}
		resources.removeIf((resource) -> resource.path("instances").isEmpty());
		FileTrees.write(this.file, state.toString());
	}

	/**
	 * Put an object in place of any of that address, as another version of the provider
	 * may have left it.
	 * @param provider the provider's configuration as a state names it
	 * @param address address of the object
	 * @param schemaVersion version of the schema it was written with
	 * @param json its attributes
	 * @param privateData what the provider kept beside them
	 */
	public void put(String provider, ResourceAddress address, long schemaVersion, String json, byte[] privateData) {
		ObjectNode state = state();
		ArrayNode resources = state.withArray("resources");
		ObjectNode resource = null;
		for (JsonNode candidate : resources) {
			boolean same = address(candidate, MissingNode.getInstance()).equals(address.resource());
			resource = same ? (ObjectNode) candidate : resource;
		}
		if (resource == null) {
			resource = resources.addObject();
			resource.put("mode", address.kind().mode()).put("type", address.type()).put("name", address.name());
			resource.put("provider", provider);
		}
		ArrayNode instances = resource.withArray("instances");
		JsonNode found = resource;
		instances.removeIf((instance) -> address(found, instance).equals(address));
		ObjectNode instance = instances.addObject();
		putKey(instance, "index_key", address);
		instance.put("schema_version", schemaVersion);
		instance.set("attributes", JsonValues.parse(json));
		instance.putArray("sensitive_attributes");
		if (privateData.length > 0) {
			instance.put("private", Base64.getEncoder().encodeToString(privateData));
		}
		state.put("serial", state.path("serial").asLong() + 1);
		FileTrees.write(this.file, JsonValues.writeIndented(state));
	}

	private ObjectNode state() {
		if (!this.content.isEmpty()) {
			return (ObjectNode) JsonValues.parse(this.content);
		}
		ObjectNode state = (ObjectNode) JsonValues.parse("{\"outputs\":{},\"resources\":[]}");
		return state.put("version", VERSION).put("serial", 0).put("lineage", UUID.randomUUID().toString());
	}

	public void restore() {
		FileTrees.write(this.file, this.content);
	}

}
