/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.StateFile;
import dev.tfprovider.test.internal.engine.address.ImportTarget;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.schema.MarkTree;
import dev.tfprovider.test.internal.engine.schema.ProviderSchemas;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.state.EngineState;
import dev.tfprovider.test.internal.engine.state.StoredObject;
import dev.tfprovider.test.internal.engine.value.ValueJson;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Writes plans and states as {@code terraform show -json} does.
 *
 * @param schemas schemas of the provider
 */
public record ShowJson(ProviderSchemas schemas) {

	private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

	public ObjectNode plan(WalkPlan made, EngineState prior) {
		ObjectNode plan = NODES.objectNode();
		ArrayNode resources = plan.putArray("resource_changes");
		made.deferred().forEach((deferred) -> {
			ObjectNode node = plan.withArray("deferred_changes").addObject();
			node.put("reason", deferred.reason());
			node.set("resource_change", change(deferred.change()));
		});
		if (!made.outputs().isEmpty()) {
			ObjectNode outputs = plan.putObject("output_changes");
			made.outputs().forEach((change) -> outputs.set(change.name(), output(change)));
		}
		made.changes()
			.stream()
			.sorted((one, other) -> one.address().compareTo(other.address()))
			.forEach((change) -> resources.add(change(change)));
		plan.set("prior_state", state(prior));
		return plan;
	}

	private static ObjectNode output(OutputChange change) {
		ObjectNode node = NODES.objectNode();
		JsonValues.putIfSet(node, "actions", change.action().json());
		node.set("before", ValueJson.of(change.before()));
		if (!change.after().isUnknown()) {
			node.set("after", ValueJson.of(change.after()));
		}
		node.set("after_unknown",
				change.after().isWhollyKnown() ? NODES.booleanNode(false) : MarkTree.unknown(change.after()));
		node.put("before_sensitive", change.sensitive());
		node.put("after_sensitive", change.sensitive());
		return node;
	}

	private ObjectNode change(ResourceChange change) {
		ObjectNode resource = describe(change.address());
		JsonValues.putIfSet(resource, "deposed", change.deposedKey());
		ObjectNode node = resource.putObject("change");
		JsonValues.putIfSet(node, "actions", change.action().json());
		node.set("before", ValueJson.of(change.before()));
		node.set("after", ValueJson.of(change.after()));
		node.set("after_unknown", MarkTree.unknown(change.after()));
		schema(change.address()).ifPresent((schema) -> {
			node.set("before_sensitive", MarkTree.sensitive(schema.block(), change.before()));
			node.set("after_sensitive", MarkTree.sensitive(schema.block(), change.after()));
		});
		schema(change.address()).map(ResourceSchema::identity).ifPresent((identity) -> {
			identity(node, "before_identity", change.identities().before());
			identity(node, "after_identity", change.identities().after());
		});
		JsonValues.putIfSet(node, "replace_paths", change.replacePaths().stream().map(ShowJson::steps).toList());
		JsonValues.putIfSet(resource, "previous_address", Objects.toString(change.arrival().from(), ""));
		ImportTarget imported = change.arrival().imported();
		if (imported != null) {
			ObjectNode importing = node.putObject("importing");
			importing.put("id", imported.id());
			identity(importing, "identity", imported.identity());
		}
		JsonValues.putIfSet(resource, "action_reason", change.reason());
		return resource;
	}

	private static void identity(ObjectNode node, String name, @Nullable TerraformValue identity) {
		if (identity != null) {
			node.set(name, ValueJson.of(identity));
		}
	}

	private static List<Object> steps(AttributePath path) {
		List<Object> steps = new ArrayList<>();
		for (AttributePath.Step step : path) {
			if (step instanceof AttributePath.AttributeName attribute) {
				steps.add(attribute.name());
			}
			else if (step != AttributePath.SetElement.ANY) {
				steps.add((step instanceof AttributePath.ElementIndex element) ? (Object) element.index()
						: ((AttributePath.ElementKey) step).key());
			}
		}
		return steps;
	}

	public ObjectNode state(EngineState state) {
		ObjectNode document = NODES.objectNode();
		if (state.current().isEmpty() && state.deposed().isEmpty() && state.outputs().isEmpty()) {
			return document;
		}
		ObjectNode values = document.putObject("values");
		state.outputs().forEach((name, output) -> {
			ObjectNode node = values.withObject("/outputs").putObject(name);
			node.put("sensitive", output.sensitive());
			node.set("value", ValueJson.of(output.value()));
		});
		ArrayNode resources = values.putObject("root_module").putArray("resources");
		state.current().forEach((address, object) -> add(resources, address, object, ""));
		state.deposed()
			.forEach((address, objects) -> objects.forEach((key, object) -> add(resources, address, object, key)));
		return document;
	}

	private void add(ArrayNode resources, ResourceAddress address, StoredObject object, String deposedKey) {
		ObjectNode resource = describe(address);
		resources.add(resource);
		resource.put("schema_version", object.schemaVersion());
		schema(address).filter((schema) -> schema.version() == object.schemaVersion()).ifPresent((schema) -> {
			TerraformValue value = schema.codec().readState(object.json());
			resource.set("values", ValueJson.of(value));
			resource.set("sensitive_values", MarkTree.sensitive(schema.block(), value));
		});
		if (object.identity() != null) {
			resource.put("identity_schema_version", object.identity().schemaVersion());
			resource.set("identity", JsonValues.parse(object.identity().json().toStringUtf8()));
		}
		JsonValues.putIfSet(resource, "depends_on", object.dependencies());
		JsonValues.putIfSet(resource, "tainted", object.tainted());
		JsonValues.putIfSet(resource, "deposed_key", deposedKey);
	}

	private static ObjectNode describe(ResourceAddress address) {
		ObjectNode node = NODES.objectNode();
		node.put("address", address.toString());
		node.put("mode", address.kind().mode());
		node.put("type", address.type());
		node.put("name", address.name());
		StateFile.putKey(node, "index", address);
		return node;
	}

	private Optional<ResourceSchema> schema(ResourceAddress address) {
		return Optional.ofNullable(this.schemas.of(address));
	}

}
