/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes types of a schema document as configurations do.
 */
final class TypeConstraintText {

	private TypeConstraintText() {
	}

	static String of(DocumentValue type) {
		if (!type.isArray()) {
			String name = type.word();
			return name.equals("dynamic") ? "any" : name;
		}
		List<DocumentValue> parts = type.elements((part) -> part);
		if (parts.size() < 2) {
			throw type.malformed("a type");
		}
		String kind = parts.get(0).word();
		DocumentValue content = parts.get(1);
		return switch (kind) {
			case "object" -> object(content.members(TypeConstraintText::of));
			case "tuple" -> "tuple([" + String.join(", ", content.elements(TypeConstraintText::of)) + "])";
			default -> kind + "(" + of(content) + ")";
		};
	}

	static String object(Map<String, String> attributes) {
		return attributes.entrySet()
			.stream()
			.map((entry) -> entry.getKey() + " = " + entry.getValue())
			.collect(Collectors.joining(", ", "object({", "})"));
	}

}
