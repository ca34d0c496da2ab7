/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * A file with corrections of a description, as the OpenAPI Overlay Specification 1.0 has
 * them: what is at the target of each action is updated, or removed.
 */
final class Overlay {

	private Overlay() {
	}

	/**
	 * Apply the actions of a file, in order.
	 * @param file the file
	 * @param document the description, which is changed
	 * @return what a person should know
	 * @throws CommandFailedException if the file is no overlay
	 */
	static List<String> apply(Path file, ObjectNode document) throws IOException {
		JsonNode overlay = DescriptionFile.document(file).node();
		Refusal.when(
				!overlay.path("overlay").asText("").matches("1\\.[0-9]+(\\.[0-9]+)?")
						|| !overlay.path("actions").isArray(),
				"'%s' is no overlay: it needs 'overlay: 1.0.0', 'info' and 'actions'.", file);
		List<String> remarks = new ArrayList<>();
		for (JsonNode action : overlay.path("actions")) {
			OverlayTarget target = new OverlayTarget(action.path("target").asText(""));
			Corrections.check(action.path("update"));
			List<OverlayTarget.Place> places = target.find(document);
			if (places.isEmpty()) {
				remarks.add("the overlay has '%s', which is not in the description (any more)".formatted(target));
			}
			for (OverlayTarget.Place place : places) {
				if (action.path("remove").asBoolean()) {
					place.remove();
				}
				else {
					merge(target, place.node(), action.path("update"));
				}
			}
		}
		return remarks;
	}

	private static void merge(OverlayTarget target, JsonNode node, JsonNode update) {
		Refusal.when(update.isMissingNode(), "The action for '%s' has neither 'update' nor 'remove'.", target);
		if (node instanceof ArrayNode array) {
			array.add(update.deepCopy());
		}
		else if (node instanceof ObjectNode object && update.isObject()) {
			update.properties().forEach((member) -> {
				JsonNode there = object.get(member.getKey());
				if (there instanceof ObjectNode && member.getValue().isObject()) {
					merge(target, there, member.getValue());
				}
				else if (there instanceof ArrayNode array && member.getValue().isArray()) {
					member.getValue().forEach((each) -> array.add(each.deepCopy()));
				}
				else {
					object.set(member.getKey(), member.getValue().deepCopy());
				}
			});
		}
		else {
			throw Refusal.of("What is at '%s' is no object or array, and cannot be updated.", target);
		}
	}

}
