/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * A value of a JSON document, of whose shape nothing is certain.
 *
 * @param value a map, list, string, number or boolean; {@code null} if it is missing
 */
public record RegistryJson(@Nullable Object value) {

	private static final JsonFactory FACTORY = new JsonFactory();

	/**
	 * Parse a document.
	 * @param name what the document is called in messages
	 * @param text the document
	 * @return the value
	 * @throws CommandFailedException if it is no JSON
	 */
	public static RegistryJson parse(String name, String text) {
		try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
			if (parser.nextToken() == null) {
				throw Refusal.of("%s is empty, and should be a JSON document.", name);
			}
			Object value = read(parser);
			Refusal.when(parser.nextToken() != null, "%s goes on after the end of its JSON document.", name);
			return new RegistryJson(value);
		}
		catch (JacksonException ex) {
			throw Refusal.of("%s is no JSON document: %s.", name,
					ex.getOriginalMessage().replaceAll("\\p{Cntrl}", "?"));
		}
	}

	/**
	 * Parse a document.
	 * @param name what the document is called in messages
	 * @param content the document in UTF-8
	 * @return the value
	 * @throws CommandFailedException if it is no JSON
	 */
	public static RegistryJson parse(String name, byte[] content) {
		return parse(name, new String(content, StandardCharsets.UTF_8));
	}

	private static @Nullable Object read(JsonParser parser) {
		return switch (parser.currentToken()) {
			case START_OBJECT -> {
				Map<String, @Nullable Object> members = new LinkedHashMap<>();
				while (parser.nextToken() != JsonToken.END_OBJECT) {
					String name = parser.currentName();
					parser.nextToken();
					members.put(name, read(parser));
				}
				yield members;
			}
			case START_ARRAY -> {
				List<@Nullable Object> elements = new ArrayList<>();
				while (parser.nextToken() != JsonToken.END_ARRAY) {
					elements.add(read(parser));
				}
				yield elements;
			}
			case VALUE_STRING -> parser.getString();
			case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getNumberValue();
			case VALUE_TRUE -> Boolean.TRUE;
			case VALUE_FALSE -> Boolean.FALSE;
			default -> null;
		};
	}

	/**
	 * Return an object with some members, in this order.
	 * @param members names and values in turn
	 * @return a map
	 */
	public static Map<String, Object> object(Object... members) {
		Map<String, Object> map = new LinkedHashMap<>();
		for (int i = 0; i < members.length; i += 2) {
			map.put((String) members[i], members[i + 1]);
		}
		return map;
	}

	/**
	 * Return a value inside this one.
	 * @param path names of members
	 * @return the value, which may be missing
	 */
	public RegistryJson at(String... path) {
		Object inner = this.value;
		for (String name : path) {
			inner = (inner instanceof Map<?, ?> map) ? map.get(name) : null;
		}
		return new RegistryJson(inner);
	}

	/**
	 * Return a text inside this value.
	 * @param path names of members
	 * @return the text, empty if there is none
	 */
	public String text(String... path) {
		Object inner = at(path).value;
		return (inner instanceof String || inner instanceof Number) ? inner.toString() : "";
	}

	/**
	 * Return the elements of an array.
	 * @return the elements, none if it is no array
	 */
	public List<RegistryJson> elements() {
		return (this.value instanceof List<?> list) ? list.stream().map((element) -> new RegistryJson(element)).toList()
				: List.of();
	}

	/**
	 * Return the elements of an array of texts.
	 * @return the texts, none if it is no array
	 */
	public List<String> texts() {
		return elements().stream().map((element) -> element.text()).toList();
	}

	/**
	 * Return the members of an object.
	 * @return the members, none if it is no object
	 */
	public Map<String, RegistryJson> members() {
		Map<String, RegistryJson> members = new LinkedHashMap<>();
		if (this.value instanceof Map<?, ?> map) {
			map.forEach((name, member) -> members.put(String.valueOf(name), new RegistryJson(member)));
		}
		return members;
	}

}
