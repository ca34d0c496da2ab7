/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.Map;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.resource.NameWords;
import org.jspecify.annotations.Nullable;

/**
 * Finds the content of a request, the smallest or the fullest.
 *
 * @param full whether it has all that may be in it, rather than what must be
 * @param mark what makes names different from those of others
 */
public record ExampleRequest(boolean full, String mark) {

	/**
	 * The key in maps.
	 */
	public static final String KEY = "key";

	private static final int DEEPEST = 5;

	/**
	 * Return an object.
	 * @param members what it consists of
	 */
	public ObjectNode of(ApiType.Members members) {
		return object(members, 0);
	}

	private ObjectNode object(ApiType.Members members, int depth) {
		ObjectNode object = JsonNodeFactory.instance.objectNode();
		members.properties().forEach((name, property) -> {
			if (property.access() != ApiProperty.Access.READ_ONLY
					&& (property.required() || (this.full && depth < DEEPEST))) {
				JsonNode value = value(name, property, depth);
				if (value != null) {
					object.set(name, value);
				}
			}
		});
		return object;
	}

	private @Nullable JsonNode value(String name, ApiProperty property, int depth) {
		JsonNodeFactory nodes = JsonNodeFactory.instance;
		ApiType type = property.type();
		if (type instanceof ApiType.Text text) {
			return ExampleValues.text(property, text)
				.map((value) -> nodes.textNode(marked(name, text, value)))
				.orElse(null);
		}
		if (type instanceof ApiType.Numeric numeric) {
			return nodes.numberNode(ExampleValues.number(numeric));
		}
		if (type instanceof ApiType.Flag) {
			return nodes.booleanNode(true);
		}
		if (type instanceof ApiType.Members members) {
			return object(members, depth + 1);
		}
		if (type instanceof ApiType.Variants variants) {
			Map.Entry<String, ApiType.Members> first = variants.cases().entrySet().iterator().next();
			return object(first.getValue(), depth + 1).put(variants.discriminator(), first.getKey());
		}
		if (type instanceof ApiType.Elements elements) {
			JsonNode element = value(NameWords.singular(name), elements.element(), depth + 1);
			return (element != null) ? nodes.arrayNode().add(element) : null;
		}
		if (type instanceof ApiType.Entries entries) {
			JsonNode value = value("value", entries.element(), depth + 1);
			return (value != null) ? nodes.objectNode().set(KEY, value) : null;
		}
		return property.required() ? nodes.objectNode() : null;
	}

	private String marked(String name, ApiType.Text text, String value) {
		boolean free = text.values().isEmpty() && text.format().isEmpty()
				&& NameWords.snakeCase(name).matches("(.*_)?(name|title|slug|key|login|code|label)");
		String marked = value + "-" + this.mark;
		return (free && !this.mark.isEmpty() && ExampleValues.fits(text, marked)) ? marked : value;
	}

}
