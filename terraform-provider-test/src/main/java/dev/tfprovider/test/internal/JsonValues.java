/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/**
 * Converts between JSON text, JSON trees and plain Java values, without losing digits.
 */
public final class JsonValues {

	private static final JsonMapper MAPPER = JsonMapper.builder()
		.enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
		.build();

	private JsonValues() {
	}

	public static JsonNode parse(String json) {
		try {
			return MAPPER.readTree(json);
		}
		catch (JsonProcessingException ex) {
			throw new IllegalArgumentException("Not JSON: " + json, ex);
		}
	}

	public static String write(@Nullable Object value) {
		return write(MAPPER.writer(), value);
	}

	/**
	 * Write JSON for people, one member a line.
	 * @param value a tree or plain values
	 * @return the text
	 */
	public static String writeIndented(@Nullable Object value) {
		return write(MAPPER.writerWithDefaultPrettyPrinter(), value);
	}

	private static String write(ObjectWriter writer, @Nullable Object value) {
		try {
			return writer.writeValueAsString(value);
		}
		catch (JsonProcessingException ex) {
			throw new IllegalArgumentException("No JSON for " + value, ex);
		}
	}

	/**
	 * Return the text of a member.
	 * @param node object to look into
	 * @param name name of the member
	 * @return the text, or {@code null} if it is missing or not text
	 */
	public static @Nullable String text(JsonNode node, String name) {
		return node.path(name).textValue();
	}

	/**
	 * Convert the members of a JSON object.
	 * @param object an object; anything else has no members
	 * @return the members in order
	 */
	public static Map<String, @Nullable Object> members(JsonNode object) {
		Map<String, @Nullable Object> members = new LinkedHashMap<>();
		object.properties().forEach((member) -> members.put(member.getKey(), toJava(member.getValue())));
		return members;
	}

	/**
	 * Convert to {@code String}, {@code Boolean}, a number, {@code List}, {@code Map} or
	 * {@code null}. Numbers become the first of {@code Integer}, {@code Long},
	 * {@code BigInteger}, {@code Double} and {@code BigDecimal} that holds every digit.
	 * @param node tree to convert
	 * @return the plain value
	 */
	public static @Nullable Object toJava(JsonNode node) {
		return toJava(node, MissingNode.getInstance(), null);
	}

	/**
	 * Set a member, unless there is nothing to tell.
	 * @param node the object
	 * @param name name of the member
	 * @param value the member, left out if it is {@code null}, {@code false} or empty
	 */
	public static void putIfSet(ObjectNode node, String name, @Nullable Object value) {
		if (value != null && !List.of(false, "", List.of()).contains(value)) {
			node.set(name, MAPPER.valueToTree(value));
		}
	}

	/**
	 * Convert to plain Java with something in the place of every marked value, even of
	 * one that is left out.
	 * @param node any node
	 * @param marks tree of {@code true} marks
	 * @param marked what stands for a marked value
	 * @return the value
	 */
	public static @Nullable Object toJava(JsonNode node, JsonNode marks, @Nullable Object marked) {
		if (marks.booleanValue()) {
			return marked;
		}
		if (node.isObject()) {
			Map<String, @Nullable Object> members = new LinkedHashMap<>();
			node.properties()
				.forEach((member) -> members.put(member.getKey(),
						toJava(member.getValue(), marks.path(member.getKey()), marked)));
			marks.properties()
				.stream()
				.filter((mark) -> !members.containsKey(mark.getKey()))
				.filter((mark) -> mark.getValue().isContainerNode() || mark.getValue().booleanValue())
				.forEach((mark) -> members.put(mark.getKey(), marked));
			return members;
		}
		if (node.isArray()) {
			List<@Nullable Object> elements = new ArrayList<>();
			for (int i = 0; i < Math.max(node.size(), marks.isArray() ? marks.size() : 0); i++) {
				elements.add(toJava(node.path(i), marks.path(i), marked));
			}
			return elements;
		}
		if (node.isNumber()) {
			return number(node.decimalValue());
		}
		return node.isBoolean() ? (Object) node.booleanValue() : node.textValue();
	}

	private static Number number(BigDecimal number) {
		if (number.stripTrailingZeros().scale() <= 0) {
			BigInteger integer = number.toBigInteger();
			if (integer.bitLength() < Integer.SIZE) {
				return integer.intValue();
			}
			return (integer.bitLength() < Long.SIZE) ? (Number) integer.longValue() : integer;
		}
		double approximation = number.doubleValue();
		boolean exact = Double.isFinite(approximation) && BigDecimal.valueOf(approximation).compareTo(number) == 0;
		return exact ? (Number) approximation : number;
	}

}
