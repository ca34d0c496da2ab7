/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.schema.Attribute;
import dev.tfprovider.schema.Nesting;
import dev.tfprovider.schema.ObjectSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Writes values into messages: short, and never anything sensitive.
 */
final class ValueText {

	private static final int LONGEST = 200;

	private static final String SENSITIVE = "a sensitive value";

	private ValueText() {
	}

	/**
	 * Return the text of a value of an attribute.
	 */
	static String of(Attribute attribute, TerraformValue value) {
		boolean present = !value.isNull() && !value.isUnknown();
		return (attribute.isSensitive() && present) ? SENSITIVE : shorten(inside(attribute, value));
	}

	/**
	 * Return the text of a value that consists of objects.
	 */
	static String of(ObjectSchema schema, Nesting nesting, TerraformValue value) {
		return shorten(text(schema, nesting, value));
	}

	/**
	 * Return the text of a value in which nothing is sensitive.
	 */
	static String of(TerraformValue value) {
		return shorten(plain(value));
	}

	private static String inside(Attribute attribute, TerraformValue value) {
		if (attribute.isSensitive() && !value.isNull() && !value.isUnknown()) {
			return "(" + SENSITIVE + ")";
		}
		return (attribute.nested() != null) ? text(attribute.nested(), attribute.nested().nesting(), value)
				: plain(value);
	}

	private static String text(ObjectSchema schema, Nesting nesting, TerraformValue value) {
		if (value.isNull() || value.isUnknown()) {
			return plain(value);
		}
		return switch (nesting) {
			case SINGLE, GROUP -> object(schema, (ObjectValue) value);
			case LIST -> elements(schema, Members.elements(value));
			case SET -> "set" + elements(schema, Members.elements(value));
			case MAP -> Members.entries(value)
				.entrySet()
				.stream()
				.map((entry) -> entry.getKey() + "=" + text(schema, Nesting.SINGLE, entry.getValue()))
				.collect(Collectors.joining(", ", "{", "}"));
		};
	}

	private static String elements(ObjectSchema schema, List<TerraformValue> elements) {
		return elements.stream()
			.map((element) -> text(schema, Nesting.SINGLE, element))
			.collect(Collectors.joining(", ", "[", "]"));
	}

	private static String object(ObjectSchema schema, ObjectValue object) {
		Stream<String> attributes = schema.attributes()
			.stream()
			.map((attribute) -> attribute.name() + "=" + inside(attribute, object.get(attribute.name())));
		Stream<String> blocks = schema.blocks()
			.stream()
			.map((block) -> block.name() + "=" + text(block.block(), block.nesting(), object.get(block.name())));
		return Stream.concat(attributes, blocks).collect(Collectors.joining(", ", "{", "}"));
	}

	private static String plain(TerraformValue value) {
		return value.isUnknown() ? "unknown" : value.toString();
	}

	private static String shorten(String text) {
		return (text.length() <= LONGEST) ? text : text.substring(0, LONGEST) + "…";
	}

}
