/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;

import dev.tfprovider.internal.command.line.HclText;
import dev.tfprovider.value.NullValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Writes values in the syntax of configurations.
 */
final class ExampleText {

	private static final String INDENTATION = "  ";

	private ExampleText() {
	}

	/**
	 * Return a value as an expression.
	 */
	static String of(TerraformValue value) {
		return of(value, "");
	}

	private static String of(TerraformValue value, String indentation) {
		if (value instanceof NullValue) {
			return "null";
		}
		if (value instanceof StringValue string) {
			return HclText.quoted(string.text());
		}
		String inner = indentation + INDENTATION;
		Map<String, TerraformValue> entries = members(value);
		if (value instanceof ObjectValue || !entries.isEmpty()) {
			return entries.isEmpty() ? "{}" : "{\n" + arguments(entries, inner) + indentation + "}";
		}
		if (value.sequence().isEmpty()) {
			return value.toString();
		}
		StringJoiner elements = new StringJoiner(", ", "[", "]");
		value.sequence().forEach((element) -> elements.add(of(element, indentation)));
		return elements.toString();
	}

	private static Map<String, TerraformValue> members(TerraformValue value) {
		if (!(value instanceof ObjectValue object)) {
			return value.entries();
		}
		Map<String, TerraformValue> members = new LinkedHashMap<>();
		for (String name : object.type().names()) {
			if (!object.get(name).isNull()) {
				members.put(name, object.get(name));
			}
		}
		return members;
	}

	/**
	 * Return arguments, one a line, with their equals signs in a column.
	 */
	static String arguments(Map<String, TerraformValue> arguments, String indentation) {
		int width = arguments.keySet().stream().mapToInt(String::length).max().orElse(0);
		StringBuilder text = new StringBuilder();
		arguments.forEach((name, value) -> text.append(indentation)
			.append(name)
			.append(" ".repeat(width - name.length()))
			.append(" = ")
			.append(of(value, indentation))
			.append('\n'));
		return text.toString();
	}

}
