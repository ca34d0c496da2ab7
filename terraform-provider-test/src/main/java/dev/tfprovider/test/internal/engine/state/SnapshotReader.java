/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.state;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.protobuf.ByteString;
import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.StateFile;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.codec.HostCodec;
import dev.tfprovider.test.internal.engine.codec.TypeText;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads snapshots of states.
 */
final class SnapshotReader {

	private final WorkingState state = new WorkingState(EngineState.EMPTY);

	StateSnapshot read(JsonNode root) {
		if (root.path("version").asInt() != SnapshotWriter.FORMAT) {
			throw new IllegalArgumentException(
					"The state is not of version " + SnapshotWriter.FORMAT + " but " + root.path("version"));
		}
		root.path("outputs").properties().forEach((output) -> {
			JsonNode node = output.getValue();
			this.state.outputs()
				.put(output.getKey(), new StoredOutput(value(node), node.path("sensitive").asBoolean()));
		});
		for (JsonNode resource : root.path("resources")) {
			for (JsonNode instance : resource.path("instances")) {
				add(resource, instance);
			}
		}
		return new StateSnapshot(root.path("lineage").asText(), root.path("serial").asLong(), this.state.toState());
	}

	private void add(JsonNode resource, JsonNode instance) {
		String provider = resource.path("provider").asText();
		if (provider.equals(StateFile.BUILT_IN)) {
			this.state.settled().put(resource.path("name").asText(), value(instance.path("attributes").path("output")));
			return;
		}
		ResourceAddress address = StateFile.address(resource, instance);
		StoredObject object = object(instance, provider.substring(provider.indexOf("]") + 1).replaceFirst("^\\.", ""));
		if (instance.has("deposed")) {
			this.state.putDeposed(address, instance.path("deposed").asText(), object);
		}
		else {
			this.state.put(address, object);
		}
	}

	private static StoredObject object(JsonNode instance, String alias) {
		StoredIdentity identity = instance.has("identity")
				? new StoredIdentity(instance.path("identity_schema_version").asLong(), json(instance.path("identity")))
				: null;
		List<String> dependencies = new ArrayList<>();
		instance.path("dependencies").forEach((needed) -> dependencies.add(needed.asText()));
		return new StoredObject(instance.path("schema_version").asLong(), json(instance.path("attributes")),
				ByteString.copyFrom(Base64.getDecoder().decode(instance.path("private").asText())), identity, alias,
				instance.path("status").asText().equals("tainted"), dependencies);
	}

	private static TerraformValue value(JsonNode node) {
		return new HostCodec(TypeText.readValueType(node.path("type"))).readJson(json(node.path("value")));
	}

	private static ByteString json(JsonNode node) {
		return ByteString.copyFromUtf8(JsonValues.write(node));
	}

}
