/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import dev.tfprovider.internal.command.line.HclText;

/**
 * Writes values of a configuration as configurations have them.
 */
final class ValueText {

	private ValueText() {
	}

	/**
	 * Return the lines of the attributes of a block or an object, laid out as
	 * {@code terraform fmt} does.
	 * @param attributes values by attribute
	 * @param indent what stands before each line
	 */
	static String attributes(Map<?, ?> attributes, String indent) {
		int width = attributes.entrySet()
			.stream()
			.filter((entry) -> !hasLines(entry.getValue()))
			.mapToInt((entry) -> name(entry.getKey()).length())
			.max()
			.orElse(0);
		StringBuilder text = new StringBuilder();
		attributes.forEach((name, value) -> {
			if (!hasLines(value)) {
				String plain = name(name);
				text.append(indent).append(plain).append(" ".repeat(width - plain.length()));
				text.append(" = ").append(of(value, indent)).append('\n');
			}
		});
		attributes.forEach((name, value) -> {
			if (hasLines(value)) {
				text.append(text.isEmpty() ? "" : "\n").append(indent).append(name(name));
				text.append(" = ").append(of(value, indent)).append('\n');
			}
		});
		return text.toString();
	}

	private static boolean hasLines(Object value) {
		return (value instanceof Map<?, ?> map && !map.isEmpty())
				|| (value instanceof List<?> list && list.stream().anyMatch(ValueText::hasLines));
	}

	private static String name(Object name) {
		return name.toString().matches("[A-Za-z_][A-Za-z0-9_]*") ? name.toString() : HclText.quoted(name.toString());
	}

	private static String of(Object value, String indent) {
		if (value instanceof Map<?, ?> map) {
			return map.isEmpty() ? "{}" : "{\n" + attributes(map, indent + "  ") + indent + "}";
		}
		if (value instanceof List<?> list) {
			String elements = list.stream()
				.map((element) -> of(element, hasLines(element) ? indent + "  " : indent))
				.collect(Collectors.joining(hasLines(list) ? ",\n" + indent + "  " : ", "));
			return hasLines(list) ? "[\n" + indent + "  " + elements + "\n" + indent + "]" : "[" + elements + "]";
		}
		if (value instanceof BigDecimal number) {
			return number.toPlainString();
		}
		return (value instanceof String text) ? HclText.quoted(text) : value.toString();
	}

}
