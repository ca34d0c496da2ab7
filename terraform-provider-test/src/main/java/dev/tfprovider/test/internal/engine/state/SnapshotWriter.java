/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.state;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.protobuf.ByteString;
import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.StateFile;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.codec.HostCodec;
import dev.tfprovider.test.internal.engine.codec.TypeText;
import dev.tfprovider.value.TerraformValue;

/**
 * Writes snapshots of states, without the paths of sensitive attributes: the schemas name
 * them. What was unknown until an apply becomes a resource of the kind that gives the
 * real CLI such values.
 *
 * @param provider address of the provider
 * @param version version of Terraform
 */
record SnapshotWriter(String provider, String version) {

	static final int FORMAT = 4;

	ObjectNode write(StateSnapshot snapshot) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.put("version", FORMAT);
		root.put("terraform_version", this.version);
		root.put("serial", snapshot.serial());
		root.put("lineage", snapshot.lineage());
		ObjectNode outputs = root.putObject("outputs");
		snapshot.state().outputs().forEach((name, output) -> {
			ObjectNode node = outputs.putObject(name);
			put(node, output.value());
			JsonValues.putIfSet(node, "sensitive", output.sensitive());
		});
		root.set("resources", resources(snapshot.state()));
		root.putNull("check_results");
		return root;
	}

	private ArrayNode resources(EngineState state) {
		Map<ResourceAddress, ObjectNode> resources = new TreeMap<>();
		state.current().forEach((address, object) -> add(resources, address, object, ""));
		state.deposed()
			.forEach((address, objects) -> objects.forEach((key, object) -> add(resources, address, object, key)));
		ArrayNode all = JsonNodeFactory.instance.arrayNode();
		resources.values().forEach(all::add);
		new TreeMap<>(state.settled()).forEach((name, value) -> all.add(settled(name, value)));
		return all;
	}

	private void add(Map<ResourceAddress, ObjectNode> resources, ResourceAddress address, StoredObject object,
			String deposed) {
		ObjectNode resource = resources.computeIfAbsent(address.resource(), (any) -> resource(address.kind().mode(),
				address.type(), address.name(),
				"provider[\"" + this.provider + "\"]" + (object.provider().isEmpty() ? "" : "." + object.provider())));
		ObjectNode instance = resource.withArray("instances").addObject();
		JsonValues.putIfSet(instance, "deposed", deposed);
		JsonValues.putIfSet(instance, "status", object.tainted() ? "tainted" : "");
		StateFile.putKey(instance, "index_key", address);
		instance.put("schema_version", object.schemaVersion());
		instance.set("attributes", json(object.json()));
		instance.putArray("sensitive_attributes");
		StoredIdentity identity = object.identity();
		if (identity != null) {
			instance.put("identity_schema_version", identity.schemaVersion());
			instance.set("identity", json(identity.json()));
		}
		JsonValues.putIfSet(instance, "private",
				object.privateBytes().isEmpty() ? null : object.privateBytes().toByteArray());
		JsonValues.putIfSet(instance, "dependencies", object.dependencies());
	}

	private static ObjectNode settled(String name, TerraformValue value) {
		ObjectNode resource = resource("managed", "terraform_data", name, StateFile.BUILT_IN);
		ObjectNode instance = resource.withArray("instances").addObject();
		instance.put("schema_version", 0);
		ObjectNode attributes = instance.putObject("attributes");
		attributes.put("id", UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).toString());
		put(attributes.putObject("input"), value);
		put(attributes.putObject("output"), value);
		attributes.putNull("triggers_replace");
		instance.putArray("sensitive_attributes");
		return resource;
	}

	private static ObjectNode resource(String mode, String type, String name, String provider) {
		return JsonNodeFactory.instance.objectNode()
			.put("mode", mode)
			.put("type", type)
			.put("name", name)
			.put("provider", provider);
	}

	private static void put(ObjectNode node, TerraformValue value) {
		node.set("value", json(new HostCodec(value.type()).writeJson(value)));
		node.set("type", TypeText.write(value.type()));
	}

	private static JsonNode json(ByteString json) {
		return JsonValues.parse(json.toStringUtf8());
	}

}
