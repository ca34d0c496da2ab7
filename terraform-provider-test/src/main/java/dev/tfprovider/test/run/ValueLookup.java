/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.Map;
import java.util.stream.Collectors;

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
		JsonPath parent = new JsonPath(path.steps().subList(0, path.steps().size() - 1));
		JsonNode container = parent.find(root).orElse(root);
		String there = (container.isObject()) ? "names there: " + names(container)
				: "there is: " + JsonValues.write(container);
		return "No value at '" + path + "' in " + subject + "; " + there;
	}

	private static String names(JsonNode object) {
		return object.properties().stream().map(Map.Entry::getKey).collect(Collectors.joining(", "));
	}

}
