/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import org.jspecify.annotations.Nullable;

/**
 * The values that a described service answers with: what it was told, in another form,
 * and what it fills in.
 *
 * @param fillsIn whether it answers with all that may be in its answers, rather than with
 * what must be
 */
record DescribedValues(boolean fillsIn) {

	private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

	ObjectNode filled(ApiType.Members members, @Nullable JsonNode given, int depth) {
		ObjectNode object = NODES.objectNode();
		members.properties().forEach((name, property) -> {
			if (property.access() != ApiProperty.Access.WRITE_ONLY) {
				JsonNode value = filled(name, property, (given != null) ? given.get(name) : null, depth);
				if (value != null) {
					object.set(name, value);
				}
			}
		});
		return object;
	}

	/**
	 * Return the value of a member: what was given, in another form, or what the service
	 * fills in.
	 */
	@Nullable JsonNode filled(String name, ApiProperty property, @Nullable JsonNode given, int depth) {
		if (given != null && (given.isNull() || property.access() != ApiProperty.Access.READ_ONLY || given.isValueNode()
				|| (given.isObject() && property.type() instanceof ApiType.Members))) {
			return shaped(name, property.type(), given, depth);
		}
		if (property.nullable()) {
			return (property.required() || this.fillsIn) ? NODES.nullNode() : null;
		}
		if (property.fallback() != null && !DescribedTexts.isStatus(name)) {
			return property.fallback();
		}
		return (property.required() || (this.fillsIn && depth < 4)) ? made(name, property, depth) : null;
	}

	private JsonNode shaped(String name, ApiType type, JsonNode given, int depth) {
		if (type instanceof ApiType.Members members && given.isObject()) {
			return filled(members, given, depth + 1);
		}
		if (type instanceof ApiType.Variants variants && given.isObject()) {
			ApiType.Members members = variants.cases().get(given.path(variants.discriminator()).asText());
			return (members != null) ? filled(members, given, depth + 1).set(variants.discriminator(),
					given.get(variants.discriminator())) : given;
		}
		if (type instanceof ApiType.Elements elements && given.isArray()) {
			ArrayNode array = NODES.arrayNode();
			given.forEach((each) -> array.add(shaped(name, elements.element().type(), each, depth + 1)));
			if (elements.unique() && !elements.element().type().getClass().equals(ApiType.Members.class)) {
				List<JsonNode> all = new ArrayList<>();
				array.forEach((each) -> all.add(0, each));
				return array.removeAll().addAll(all);
			}
			return array;
		}
		if (type instanceof ApiType.Entries entries && given.isObject()) {
			ObjectNode object = NODES.objectNode();
			given.properties()
				.forEach((each) -> object.set(each.getKey(),
						shaped(name, entries.element().type(), each.getValue(), depth + 1)));
			return object;
		}
		if (type instanceof ApiType.Numeric && given.isTextual()) {
			return NODES.numberNode(new BigDecimal(given.asText()));
		}
		if (type instanceof ApiType.Flag && given.isTextual()) {
			return NODES.booleanNode(Boolean.parseBoolean(given.asText()));
		}
		return otherwise(given);
	}

	static JsonNode otherwise(JsonNode given) {
		if (given.isTextual() && given.asText().matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ")) {
			return NODES.textNode(given.asText().replace("Z", ".000+00:00"));
		}
		return given;
	}

	private JsonNode made(String name, ApiProperty property, int depth) {
		ApiType type = property.type();
		if (type instanceof ApiType.Text text) {
			return NODES.textNode(DescribedTexts.text(name, text));
		}
		if (type instanceof ApiType.Numeric numeric) {
			BigDecimal least = numeric.limits().min();
			return NODES.numberNode(
					(least != null && least.precision() < 18) ? least.add(BigDecimal.ONE) : BigDecimal.valueOf(3));
		}
		if (type instanceof ApiType.Flag) {
			return NODES.booleanNode(true);
		}
		if (type instanceof ApiType.Members members) {
			return filled(members, null, depth + 1);
		}
		if (type instanceof ApiType.Elements elements) {
			return NODES.arrayNode().add(made(name, elements.element(), depth + 1));
		}
		if (type instanceof ApiType.Entries entries) {
			return NODES.objectNode().set("key", made(name, entries.element(), depth + 1));
		}
		if (type instanceof ApiType.Variants variants) {
			Map.Entry<String, ApiType.Members> first = variants.cases().entrySet().iterator().next();
			return filled(first.getValue(), null, depth + 1).put(variants.discriminator(), first.getKey());
		}
		return NODES.objectNode().put("any", "thing");
	}

}
