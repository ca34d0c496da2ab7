/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Parses JSON without a known type into strings, numbers, booleans, lists and maps.
 */
public final class JsonTree {

	private JsonTree() {
	}

	/**
	 * Read an object.
	 * @param json the UTF-8 bytes of one JSON object
	 * @return {@code String}, {@code BigDecimal}, {@code Boolean}, {@code List} and
	 * {@code Map}, or {@code null}, by name; immutable
	 * @throws CodecException if the bytes are no JSON object
	 */
	public static Map<String, @Nullable Object> readObject(byte[] json) {
		try (JsonParser parser = JsonFormat.document(json).parser()) {
			if (parser.nextToken() != JsonToken.START_OBJECT) {
				throw new CodecException("an object is required");
			}
			Map<String, @Nullable Object> object = object(parser);
			if (parser.nextToken() != null) {
				throw new CodecException("unexpected data after the value");
			}
			return object;
		}
		catch (IOException ex) {
			throw JsonFormat.malformed(ex);
		}
	}

	private static Map<String, @Nullable Object> object(JsonParser parser) throws IOException {
		Map<String, @Nullable Object> object = new LinkedHashMap<>();
		while (parser.nextToken() != JsonToken.END_OBJECT) {
			String name = parser.currentName();
			parser.nextToken();
			object.put(name, value(parser));
		}
		return Collections.unmodifiableMap(object);
	}

	private static List<@Nullable Object> array(JsonParser parser) throws IOException {
		List<@Nullable Object> array = new ArrayList<>();
		while (parser.nextToken() != JsonToken.END_ARRAY) {
			array.add(value(parser));
		}
		return Collections.unmodifiableList(array);
	}

	private static @Nullable Object value(JsonParser parser) throws IOException {
		JsonToken token = parser.currentToken();
		if (token == JsonToken.START_OBJECT) {
			return object(parser);
		}
		if (token == JsonToken.START_ARRAY) {
			return array(parser);
		}
		if (token == JsonToken.VALUE_NULL) {
			return null;
		}
		if (token.isBoolean()) {
			return token == JsonToken.VALUE_TRUE;
		}
		return token.isNumeric() ? number(parser.getText()) : parser.getText();
	}

	private static Object number(String text) {
		TerraformValue number = NumberText.read(text);
		return (number instanceof NumberValue known) ? known.number() : text;
	}

}
