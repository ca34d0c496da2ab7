/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * Flattens a JSON document to its leaf values by path. Numbers are alike however they are
 * written.
 */
final class JsonLeaves {

	private static final Set<String> VALUES = Set.of("before", "after", "values", "value");

	private final Set<String> ignored;

	private final Map<String, String> byPath = new TreeMap<>();

	/**
	 * Start without values.
	 * @param ignored names of attributes that count as equal unless they are null
	 */
	JsonLeaves(Set<String> ignored) {
		this.ignored = ignored;
	}

	Map<String, String> byPath() {
		return this.byPath;
	}

	JsonLeaves addAll(JsonNode node, List<String> members) {
		members.forEach((member) -> add(member, node.path(member)));
		return this;
	}

	/**
	 * Add a member unless it is missing or an empty array, which means the same.
	 */
	JsonLeaves add(String member, JsonNode node) {
		if (!node.isMissingNode() && !(node.isArray() && elements(node).isEmpty())) {
			collect(member, node, VALUES.contains(member));
		}
		return this;
	}

	/**
	 * Add an array of which Terraform keeps a set, in the order of hashes.
	 */
	JsonLeaves addInAnyOrder(String member, JsonNode array) {
		if (!array.isEmpty()) {
			List<String> texts = new ArrayList<>();
			array.forEach((element) -> texts.add(element.toString()));
			texts.sort(null);
			this.byPath.put(member, texts.toString());
		}
		return this;
	}

	private void collect(String path, JsonNode node, boolean ignoring) {
		if (node.isObject() && !node.isEmpty()) {
			node.properties().forEach((member) -> {
				String inner = path + "." + member.getKey();
				if (ignoring && this.ignored.contains(member.getKey()) && !member.getValue().isNull()) {
					this.byPath.put(inner, "anything");
				}
				else {
					collect(inner, member.getValue(), ignoring);
				}
			});
			return;
		}
		List<JsonNode> elements = elements(node);
		for (int i = 0; i < elements.size(); i++) {
			collect(path + "[" + i + "]", elements.get(i), ignoring);
		}
		if (elements.isEmpty()) {
			this.byPath.put(path, text(node));
		}
	}

	private static List<JsonNode> elements(JsonNode node) {
		List<JsonNode> elements = new ArrayList<>();
		if (node.isArray()) {
			node.forEach((element) -> {
				if (!element.asText().startsWith("terraform_data.")) {
					elements.add(element);
				}
			});
		}
		return elements;
	}

	private static String text(JsonNode node) {
		if (node.isArray()) {
			return "[]";
		}
		return node.isNumber() ? node.decimalValue().stripTrailingZeros().toPlainString() : node.toString();
	}

}
