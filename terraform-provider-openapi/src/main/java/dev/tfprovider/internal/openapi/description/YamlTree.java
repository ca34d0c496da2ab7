/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.math.BigInteger;
import java.util.Map;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.error.YAMLException;

/**
 * Makes a tree of JSON from what YAML was read into. Aliases make the same collection
 * appear many times; the tree counts each time.
 */
final class YamlTree {

	private int left = DescriptionFile.MOST_NODES;

	/**
	 * Make a tree.
	 * @param value what YAML was read into
	 * @throws YAMLException if there is too much of it
	 */
	JsonNode node(@Nullable Object value) {
		return node(value, 0);
	}

	private JsonNode node(@Nullable Object value, int depth) {
		if (this.left-- <= 0 || depth > DescriptionFile.DEEPEST) {
			throw new YAMLException("aliases make the document too large");
		}
		if (value instanceof Map<?, ?> map) {
			ObjectNode object = JsonNodeFactory.instance.objectNode();
			map.forEach((key, member) -> object.set(String.valueOf(key), node(member, depth + 1)));
			return object;
		}
		if (value instanceof Iterable<?> elements) {
			ArrayNode array = JsonNodeFactory.instance.arrayNode();
			elements.forEach((element) -> array.add(node(element, depth + 1)));
			return array;
		}
		return scalar(value);
	}

	private static JsonNode scalar(@Nullable Object value) {
		JsonNodeFactory nodes = JsonNodeFactory.instance;
		if (value == null) {
			return nodes.nullNode();
		}
		if (value instanceof Boolean flag) {
			return nodes.booleanNode(flag);
		}
		if (value instanceof Integer number) {
			return nodes.numberNode(number);
		}
		if (value instanceof Long number) {
			return nodes.numberNode(number);
		}
		if (value instanceof BigInteger number) {
			return nodes.numberNode(number);
		}
		return (value instanceof Double number) ? nodes.numberNode(number) : nodes.textNode(value.toString());
	}

}
