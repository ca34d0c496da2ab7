/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.StringJoiner;

import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.PlanModifiers;

/**
 * Lists the attributes of the types that a provider serves, each with its type and what
 * it is: required, computed, sensitive and so on.
 *
 * @param runtime the provider
 */
record ServedAttributes(ProviderRuntime runtime) {

	/**
	 * Return the attributes of a type in the order of their declaration.
	 * @param kind kind of the type
	 * @param type its full name
	 * @return path, type and marks of each
	 */
	List<List<String>> of(String kind, String type) {
		List<List<String>> lines = new ArrayList<>();
		this.runtime.kinds()
			.stream()
			.filter((one) -> one.name().equals(kind))
			.map((one) -> this.runtime.types(one).get(type))
			.filter(Objects::nonNull)
			.forEach((served) -> add("", served.schema().block(), lines));
		return lines;
	}

	private static void add(String path, ObjectSchema object, List<List<String>> lines) {
		for (Attribute attribute : object.attributes()) {
			NestedObject nested = attribute.nested();
			lines.add(List.of(path + attribute.name(),
					(nested != null) ? nesting(nested.nesting().name(), "object") : attribute.type().toString(),
					marks(attribute)));
			if (nested != null) {
				add(path + attribute.name() + ".", nested, lines);
			}
		}
		for (NestedBlock block : object.blocks()) {
			lines.add(List.of(path + block.name(), nesting(block.nesting().name(), "block"),
					(block.minItems() > 0) ? "required" : "optional"));
			add(path + block.name() + ".", block.block(), lines);
		}
	}

	private static String nesting(String nesting, String inside) {
		return nesting.equals("SINGLE") ? inside : nesting.toLowerCase(Locale.ROOT) + " of " + inside + "s";
	}

	private static String marks(Attribute attribute) {
		StringJoiner marks = new StringJoiner(", ");
		add(marks, attribute.mode().isRequired(), "required");
		add(marks, attribute.mode().isOptional(), "optional");
		add(marks, attribute.mode().isComputed(), "computed");
		add(marks, attribute.isSensitive(), "sensitive");
		add(marks, attribute.isWriteOnly(), "write-only");
		add(marks, attribute.hasDefault(), "default");
		add(marks, attribute.planModifiers().contains(PlanModifiers.REQUIRES_REPLACE), "replaces");
		add(marks, attribute.deprecation() != null, "deprecated");
		return marks.toString();
	}

	private static void add(StringJoiner marks, boolean has, String mark) {
		if (has) {
			marks.add(mark);
		}
	}

}
