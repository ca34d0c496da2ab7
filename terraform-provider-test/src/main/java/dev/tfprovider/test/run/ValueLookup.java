/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.JsonPath;
import dev.tfprovider.test.internal.JsonValues;

/**
 * Finds a value in a JSON document, or fails the test with the values that are there.
 */
final class ValueLookup {

	private ValueLookup() {
	}

	static JsonNode find(JsonNode root, JsonPath path, String subject) {
		return path.find(root).orElseThrow(() -> new AssertionError(missing(root, path, subject)));
	}

	private static String missing(JsonNode root, JsonPath path, String subject) {
		List<Object> parent = new ArrayList<>(path.steps().subList(0, path.steps().size() - 1));
		JsonNode container = root;
		if (!parent.isEmpty()) {
			container = new JsonPath(parent).find(root).orElse(root);
		}
		String there = (container.isObject()) ? "names there: " + String.join(", ", names(container))
				: "there is: " + JsonValues.write(container);
		return "No value at '" + path + "' in " + subject + "; " + there;
	}

	private static List<String> names(JsonNode object) {
		return object.properties().stream().map((member) -> member.getKey()).toList();
	}

}
