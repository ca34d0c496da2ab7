/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;

/**
 * Reads and writes JSON without a known type: strings, numbers, booleans, lists and maps.
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
		catch (JacksonException ex) {
			throw JsonFormat.malformed(ex);
		}
	}

	private static Map<String, @Nullable Object> object(JsonParser parser) {
		Map<String, @Nullable Object> object = new LinkedHashMap<>();
		while (parser.nextToken() != JsonToken.END_OBJECT) {
			String name = parser.currentName();
			parser.nextToken();
			object.put(name, value(parser));
		}
		return Collections.unmodifiableMap(object);
	}

	private static List<@Nullable Object> array(JsonParser parser) {
		List<@Nullable Object> array = new ArrayList<>();
		while (parser.nextToken() != JsonToken.END_ARRAY) {
			array.add(value(parser));
		}
		return Collections.unmodifiableList(array);
	}

	private static @Nullable Object value(JsonParser parser) {
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
		return token.isNumeric() ? number(parser.getString()) : parser.getString();
	}

	/**
	 * Write a value as an indented document.
	 * @param value a map, list, string, number or boolean
	 * @return the document, with a line feed at its end
	 */
	public static String indented(Object value) {
		StringWriter text = new StringWriter();
		try (JsonGenerator json = new JsonFactory().createGenerator(new Indented(), text)) {
			write(json, value);
		}
		return text.append('\n').toString();
	}

	/**
	 * Write a value where others stand already.
	 * @param json takes it
	 * @param value a map, list, string, number or boolean, {@code null} for null
	 */
	public static void write(JsonGenerator json, @Nullable Object value) {
		if (value instanceof Map<?, ?> map) {
			json.writeStartObject();
			map.forEach((name, member) -> write(json.writeName(String.valueOf(name)), member));
			json.writeEndObject();
		}
		else if (value instanceof List<?> list) {
			json.writeStartArray();
			list.forEach((element) -> write(json, element));
			json.writeEndArray();
		}
		else if (value instanceof Double number) {
			json.writeNumber(number);
		}
		else if (value instanceof Number number) {
			json.writeNumber(number.toString());
		}
		else if (value instanceof Boolean flag) {
			json.writeBoolean(flag);
		}
		else {
			json.writeString((String) value);
		}
	}

	private static Object number(String text) {
		TerraformValue number = NumberText.read(text);
		return (number instanceof NumberValue known) ? known.number() : text;
	}

	/**
	 * Has each member of an object on a line of its own.
	 */
	private static final class Indented extends ObjectWriteContext.Base {

		@Override
		public boolean hasPrettyPrinter() {
			return true;
		}

		@Override
		public PrettyPrinter getPrettyPrinter() {
			return new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
		}

	}

}
