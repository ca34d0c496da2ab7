/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.tfprovider.test.internal.JsonPath;
import dev.tfprovider.test.internal.JsonValues;
import org.jspecify.annotations.Nullable;

/**
 * The planned change of one resource instance.
 *
 * @param address address, such as {@code module.shop.petstore_pet.rex[0]}
 * @param action what will be done
 * @param reason why, in Terraform's words, such as {@code replace_because_tainted};
 * {@code null} where Terraform gives none
 * @param previousAddress where the instance was before it was moved, otherwise
 * {@code null}
 * @param importing whether the instance will be imported
 * @param json the {@code change} object of the plan document, a missing node if the run
 * has no plan document
 */
public record PlannedChange(String address, Action action, @Nullable String reason, @Nullable String previousAddress,
		boolean importing, JsonNode json) {

	/** Stands for a value that is known only after the apply. */
	public static final Object UNKNOWN = new Object() {

		@Override
		public String toString() {
			return "(known after apply)";
		}

	};

	/**
	 * Read an element of {@code resource_changes}.
	 */
	static PlannedChange ofPlan(JsonNode resource) {
		JsonNode change = resource.path("change");
		return new PlannedChange(resource.path("address").asText(), Action.ofPlan(change.path("actions")),
				JsonValues.text(resource, "action_reason"), JsonValues.text(resource, "previous_address"),
				change.has("importing"), change);
	}

	/**
	 * Read the {@code change} of a {@code planned_change} event.
	 */
	static PlannedChange ofEvent(JsonNode change) {
		return new PlannedChange(change.path("resource").path("addr").asText(),
				Action.ofEvent(change.path("action").asText()), JsonValues.text(change, "reason"),
				JsonValues.text(change.path("previous_resource"), "addr"), change.has("importing"),
				MissingNode.getInstance());
	}

	/**
	 * Return whether Terraform has something to do or to record for this instance.
	 * @return {@code false} if it stays as and where it is
	 */
	public boolean isEffective() {
		return this.action != Action.NO_OP || this.previousAddress != null || this.importing;
	}

	/**
	 * Return whether a replacement is created before its predecessor is deleted.
	 * @return {@code true} only for {@link Action#REPLACE} in that order
	 */
	public boolean isCreateBeforeDestroy() {
		return this.action == Action.REPLACE && document().path("actions").path(0).asText().equals("create");
	}

	/**
	 * Return a planned value: plain Java as {@link TerraformRun#attribute} gives it, with
	 * {@link #UNKNOWN} for, and inside of which, what is not known yet.
	 * @param path place in the resource, such as {@code tags[0].name}
	 * @return the value, {@code null} if it will be null
	 * @throws AssertionError if there is no such place
	 */
	public @Nullable Object after(String path) {
		JsonPath place = JsonPath.parse(path);
		JsonNode unknown = document().path("after_unknown");
		if (place.isMarked(unknown)) {
			return UNKNOWN;
		}
		JsonNode value = ValueLookup.find(document().path("after"), place, "the planned " + this.address);
		return JsonValues.toJava(value, place.find(unknown).orElse(MissingNode.getInstance()), UNKNOWN);
	}

	/**
	 * Return a prior value.
	 * @param path place in the resource, such as {@code tags[0].name}
	 * @return the value
	 * @throws AssertionError if there is no such place
	 */
	public @Nullable Object before(String path) {
		return JsonValues
			.toJava(ValueLookup.find(document().path("before"), JsonPath.parse(path), "the prior " + this.address));
	}

	/**
	 * Return whether a planned value is known only after the apply.
	 * @param path place in the resource
	 * @return whether it, or what contains it, is unknown
	 */
	public boolean isUnknown(String path) {
		return JsonPath.parse(path).isMarked(document().path("after_unknown"));
	}

	/**
	 * Return whether a planned value is hidden from Terraform's output.
	 * @param path place in the resource
	 * @return whether it, or what contains it, is sensitive
	 */
	public boolean isSensitive(String path) {
		return JsonPath.parse(path).isMarked(document().path("after_sensitive"));
	}

	/**
	 * Return the paths that force a replacement.
	 * @return paths in the order of the plan, such as {@code species}
	 */
	public List<String> replacePaths() {
		List<String> paths = new ArrayList<>();
		document().path("replace_paths").forEach((steps) -> paths.add(JsonPath.ofJson(steps).toString()));
		return paths;
	}

	private JsonNode document() {
		if (this.json.isMissingNode()) {
			throw new IllegalStateException("Only plan(), and applyPlan() of that plan, know planned values; an apply"
					+ " in one step reports no more than actions");
		}
		return this.json;
	}

}
