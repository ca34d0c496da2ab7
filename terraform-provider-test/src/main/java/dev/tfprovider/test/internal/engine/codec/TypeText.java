/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.tfprovider.test.internal.engine.value.TypeParts;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Writes and reads types as Terraform does, such as {@code ["list","string"]}.
 */
public final class TypeText {

	private static final JsonMapper MAPPER = JsonMapper.builder()
		.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
		.build();

	private TypeText() {
	}

	/**
	 * Read a type.
	 * @param json JSON in UTF-8
	 * @return the type, with the attributes that a configuration may omit
	 * @throws HostCodecException if this is no type
	 */
	public static TerraformType read(byte[] json) {
		try {
			return read(MAPPER.readTree(json), true);
		}
		catch (IOException ex) {
			throw new HostCodecException("invalid type", ex);
		}
	}

	/**
	 * Read the type that a value carries along, of which no attribute is optional.
	 * @param json JSON in UTF-8
	 * @return the type
	 * @throws HostCodecException if this is no type
	 */
	static TerraformType readValueType(String json) {
		try {
			return readValueType(MAPPER.readTree(json));
		}
		catch (JsonProcessingException ex) {
			throw new HostCodecException("invalid type", ex);
		}
	}

	/**
	 * Read the type that a value carries along, of which no attribute is optional.
	 * @param json the type
	 * @return the type
	 * @throws HostCodecException if this is no type
	 */
	public static TerraformType readValueType(JsonNode json) {
		return read(json, false);
	}

	/**
	 * Write the type that a value carries along.
	 * @param type the type
	 * @return its JSON
	 */
	public static JsonNode write(TerraformType type) {
		TerraformType inner = TypeParts.element(type);
		if (inner != null) {
			return pair(TypeParts.word(type), write(inner));
		}
		if (type instanceof TerraformType.TupleType tuple) {
			ArrayNode elements = JsonNodeFactory.instance.arrayNode();
			tuple.elements().forEach((element) -> elements.add(write(element)));
			return pair("tuple", elements);
		}
		if (type instanceof ObjectType object) {
			ObjectNode attributes = JsonNodeFactory.instance.objectNode();
			object.names().forEach((name) -> attributes.set(name, write(object.type(name))));
			return pair("object", attributes);
		}
		return TextNode.valueOf(type.toString());
	}

	private static JsonNode pair(String kind, JsonNode content) {
		return JsonNodeFactory.instance.arrayNode().add(kind).add(content);
	}

	private static TerraformType read(JsonNode json, boolean optional) {
		if (json.isTextual()) {
			return switch (json.textValue()) {
				case "string" -> TerraformType.STRING;
				case "number" -> TerraformType.NUMBER;
				case "bool" -> TerraformType.BOOL;
				case "dynamic" -> TerraformType.DYNAMIC;
				default -> throw invalid();
			};
		}
		String kind = json.path(0).asText();
		require(json.isArray() && (json.size() == 2 || json.size() == 3 && kind.equals("object")));
		JsonNode content = json.get(1);
		return switch (kind) {
			case "list" -> TerraformType.list(read(content, optional));
			case "set" -> TerraformType.set(read(content, optional));
			case "map" -> TerraformType.map(read(content, optional));
			case "tuple" -> tuple(content, optional);
			case "object" -> object(content, json.path(2), optional);
			default -> throw invalid();
		};
	}

	private static TerraformType tuple(JsonNode content, boolean optional) {
		require(content.isArray());
		List<TerraformType> elements = new ArrayList<>();
		content.forEach((element) -> elements.add(read(element, optional)));
		return new TerraformType.TupleType(elements);
	}

	private static TerraformType object(JsonNode content, JsonNode omissible, boolean optional) {
		require(content.isObject() && (omissible.isMissingNode() || omissible.isArray()));
		Map<String, TerraformType> attributes = new LinkedHashMap<>();
		content.properties().forEach((member) -> attributes.put(member.getKey(), read(member.getValue(), optional)));
		List<String> names = new ArrayList<>();
		for (JsonNode name : omissible) {
			require(name.isTextual() && attributes.containsKey(name.textValue()));
			names.add(name.textValue());
		}
		ObjectType type = ObjectType.of(attributes);
		return (optional && !names.isEmpty()) ? type.withOptional(names) : type;
	}

	private static void require(boolean valid) {
		if (!valid) {
			throw invalid();
		}
	}

	private static HostCodecException invalid() {
		return new HostCodecException("invalid type");
	}

}
