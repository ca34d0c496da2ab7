/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.probe;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.PercentEncoding;
import dev.tfprovider.internal.openapi.description.SizeLimits;
import dev.tfprovider.internal.openapi.mapping.Secrets;
import dev.tfprovider.internal.openapi.resource.FoundResource;

/**
 * Writes what a sandbox has said without its secrets: each is a word, wherever it is.
 */
final class Redaction {

	private static final String WORD = "example";

	/**
	 * Shorter texts are in too many others.
	 */
	private static final int SHORTEST = 8;

	private static final ApiType TEXT = new ApiType.Text("", SizeLimits.NONE, null, List.of());

	private final List<Map<String, ApiProperty>> described;

	/**
	 * The secrets, the longest first.
	 */
	private final TreeSet<String> secrets = new TreeSet<>(
			Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()));

	Redaction(FoundResource found) {
		this.described = Stream.of(found.id().answer(), found.id().request())
			.map((content) -> content.object().properties())
			.toList();
	}

	/**
	 * Return the record of what was said.
	 */
	ArrayNode record(List<Exchange> exchanges) {
		ArrayNode record = JsonNodeFactory.instance.arrayNode();
		exchanges.forEach((exchange) -> record.add(exchange.record()));
		record.forEach((exchange) -> Stream.of("content", "answer")
			.forEach((part) -> collect("", exchange.path(part), false)));
		return (ArrayNode) replaced("", record);
	}

	/**
	 * Collect the secrets. All that is in a secret is one.
	 */
	private void collect(String name, JsonNode node, boolean secret) {
		if (node.isTextual()) {
			boolean found = secret || Secrets.mayBeSecret(name, type(name), node.asText());
			if (found && !node.asText().equals(WORD) && !isKnown(name, node.asText())) {
				this.secrets.add(node.asText());
			}
		}
		else if (node.isArray()) {
			node.forEach((each) -> collect(name, each, secret));
		}
		else {
			node.properties()
				.forEach((member) -> collect(member.getKey(), member.getValue(),
						secret || (member.getValue().isObject() && Secrets.mayBeSecret(member.getKey(), TEXT, ""))));
		}
	}

	private ApiType type(String name) {
		return this.described.stream()
			.filter((members) -> members.containsKey(name))
			.map((members) -> members.get(name).type())
			.filter((type) -> !(type instanceof ApiType.Elements))
			.findFirst()
			.orElse(TEXT);
	}

	/**
	 * Return whether the description itself has the value.
	 */
	private boolean isKnown(String name, String value) {
		return type(name) instanceof ApiType.Text text && text.values().contains(value);
	}

	private JsonNode replaced(String name, JsonNode node) {
		if (node instanceof ObjectNode object) {
			object.properties().forEach((member) -> member.setValue(replaced(member.getKey(), member.getValue())));
		}
		else if (node instanceof ArrayNode array) {
			for (int i = 0; i < array.size(); i++) {
				array.set(i, replaced(name, array.get(i)));
			}
		}
		return (node.isTextual() && !isKnown(name, node.asText())) ? TextNode.valueOf(replaced(node.asText())) : node;
	}

	private String replaced(String text) {
		String left = text;
		for (String secret : this.secrets) {
			if (secret.length() >= SHORTEST) {
				left = left.replace(secret, WORD).replace(PercentEncoding.encode(secret), WORD);
			}
			else if (left.equals(secret)) {
				left = WORD;
			}
		}
		return left;
	}

}
