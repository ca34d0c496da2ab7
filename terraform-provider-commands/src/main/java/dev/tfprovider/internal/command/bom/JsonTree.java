/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.bom;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON into maps and lists that keep its order, and writes these.
 */
final class JsonTree {

	private JsonTree() {
	}

	/**
	 * Read the object that begins with the current token.
	 */
	static Map<String, @Nullable Object> readObject(JsonParser parser) throws IOException {
		Map<String, @Nullable Object> object = new LinkedHashMap<>();
		while (parser.nextToken() == JsonToken.FIELD_NAME) {
			String name = parser.currentName();
			parser.nextToken();
			object.put(name, read(parser));
		}
		return object;
	}

	private static @Nullable Object read(JsonParser parser) throws IOException {
		return switch (parser.currentToken()) {
			case START_OBJECT -> readObject(parser);
			case START_ARRAY -> {
				List<@Nullable Object> array = new ArrayList<>();
				while (parser.nextToken() != JsonToken.END_ARRAY) {
					array.add(read(parser));
				}
				yield array;
			}
			case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getNumberValueExact();
			case VALUE_TRUE, VALUE_FALSE -> parser.getBooleanValue();
			case VALUE_NULL -> null;
			default -> parser.getText();
		};
	}

	static void write(@Nullable Object value, JsonGenerator json) throws IOException {
		if (value instanceof Map<?, ?> object) {
			json.writeStartObject();
			for (Map.Entry<?, ?> field : object.entrySet()) {
				json.writeFieldName(String.valueOf(field.getKey()));
				write(field.getValue(), json);
			}
			json.writeEndObject();
		}
		else if (value instanceof List<?> array) {
			json.writeStartArray();
			for (Object element : array) {
				write(element, json);
			}
			json.writeEndArray();
		}
		else {
			// A string, a number, a truth value or null
			json.writeObject(value);
		}
	}

}
