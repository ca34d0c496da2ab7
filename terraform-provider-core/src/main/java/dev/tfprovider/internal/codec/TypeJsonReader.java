/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Reads one type from JSON.
 */
final class TypeJsonReader {

	private final JsonParser parser;

	private final boolean optional;

	private int level;

	TypeJsonReader(JsonParser parser, boolean optional) {
		this.parser = parser;
		this.optional = optional;
	}

	/**
	 * Read the type whose first token is the current one; its last token is the current
	 * one afterwards.
	 */
	TerraformType read() {
		NodeCompiler.requireDepth(++this.level);
		TerraformType type = (this.parser.currentToken() == JsonToken.START_ARRAY) ? readStructure() : readSimple();
		this.level--;
		return type;
	}

	private TerraformType readSimple() {
		require(JsonToken.VALUE_STRING);
		return switch (this.parser.getString()) {
			case "string" -> TerraformType.STRING;
			case "number" -> TerraformType.NUMBER;
			case "bool" -> TerraformType.BOOL;
			case "dynamic" -> TerraformType.DYNAMIC;
			default -> throw invalid();
		};
	}

	private TerraformType readStructure() {
		this.parser.nextToken();
		require(JsonToken.VALUE_STRING);
		String kind = this.parser.getString();
		this.parser.nextToken();
		TerraformType type = switch (kind) {
			case "list" -> TerraformType.list(read());
			case "set" -> TerraformType.set(read());
			case "map" -> TerraformType.map(read());
			case "tuple" -> new TerraformType.TupleType(readTypes());
			case "object" -> ObjectType.of(readAttributes());
			default -> throw invalid();
		};
		this.parser.nextToken();
		if (type instanceof ObjectType object && this.parser.currentToken() == JsonToken.START_ARRAY) {
			type = withOptional(object);
			this.parser.nextToken();
		}
		require(JsonToken.END_ARRAY);
		return type;
	}

	private List<TerraformType> readTypes() {
		require(JsonToken.START_ARRAY);
		List<TerraformType> types = new ArrayList<>();
		while (this.parser.nextToken() != JsonToken.END_ARRAY) {
			types.add(read());
		}
		return types;
	}

	private Map<String, TerraformType> readAttributes() {
		require(JsonToken.START_OBJECT);
		Map<String, TerraformType> attributes = new LinkedHashMap<>();
		while (this.parser.nextToken() != JsonToken.END_OBJECT) {
			require(JsonToken.PROPERTY_NAME);
			String name = StringValue.normalize(Surrogates.requirePaired(this.parser.currentName()));
			this.parser.nextToken();
			attributes.put(name, read());
		}
		return attributes;
	}

	private TerraformType withOptional(ObjectType type) {
		Set<String> names = new HashSet<>();
		while (this.parser.nextToken() != JsonToken.END_ARRAY) {
			require(JsonToken.VALUE_STRING);
			String name = StringValue.normalize(this.parser.getString());
			if (type.indexOf(name) < 0) {
				throw invalid();
			}
			names.add(name);
		}
		return this.optional ? type.withOptional(names) : type;
	}

	private void require(JsonToken token) {
		if (this.parser.currentToken() != token) {
			throw invalid();
		}
	}

	static CodecException invalid() {
		return new CodecException("invalid type constraint");
	}

}
