/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import dev.tfprovider.internal.redaction.ShownText;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * Formats values for messages: short, and without sensitive parts. Of a string it tells
 * the length only, and of a map the number of elements, for practitioners may have marked
 * as sensitive what the schema does not, and nobody tells the provider.
 */
final class ValueText {

	private static final int LONGEST = 200;

	/**
	 * How every string is described.
	 */
	static final String STRING = "a string of ";

	private static final String SENSITIVE = "a sensitive value";

	private ValueText() {
	}

	/**
	 * Return the text of a value of an attribute. What can be one of a few texts only is
	 * shown.
	 */
	static String of(Attribute attribute, TerraformValue value) {
		boolean present = !value.isNull() && !value.isUnknown();
		if (attribute.isSensitive() && present) {
			return SENSITIVE;
		}
		return shorten(
				(attribute.nested() != null) ? inside(attribute, value) : plain(value, attribute.allowedValues()));
	}

	/**
	 * Return the text of a value that consists of objects.
	 */
	static String of(ObjectSchema schema, ObjectSchema.Nesting nesting, TerraformValue value) {
		return shorten(text(schema, nesting, value));
	}

	/**
	 * Return the text of a value in which nothing is sensitive.
	 */
	static String of(TerraformValue value) {
		return shorten(plain(value));
	}

	/**
	 * Return two values that should be the same, and where they differ.
	 * @param text writes one of them
	 * @param first what the one is, such as {@code planned}
	 * @param second what the other one is, such as {@code returned}
	 */
	static String of(TerraformValue one, TerraformValue other, Function<TerraformValue, String> text, String first,
			String second) {
		String left = text.apply(one);
		String right = text.apply(other);
		boolean described = left.startsWith(STRING) && right.startsWith(STRING);
		String values = first + " " + left + ", " + second + " "
				+ (described ? "one of " + right.substring(STRING.length()) : right);
		return (one instanceof StringValue && !described) ? values
				: values + FirstDifference.between(one, other).describe(left.equals(right), first, second);
	}

	/**
	 * Return how the keys of two maps differ, which are as secret as its elements.
	 */
	static String ofKeys(Set<String> one, Set<String> other, String first, String second) {
		long common = one.stream().filter(other::contains).count();
		return first + " " + count(one.size(), "key") + ", " + second + " " + count(other.size(), "key") + ", of which "
				+ common + ((common == 1) ? " is" : " are") + " the same";
	}

	private static String inside(SchemaMember member, TerraformValue value) {
		if (member instanceof Attribute attribute && attribute.isSensitive() && !value.isNull() && !value.isUnknown()) {
			return "(" + SENSITIVE + ")";
		}
		ObjectSchema inside = member.inside();
		return (inside != null) ? text(inside, member.nesting(), value)
				: member(value, ((Attribute) member).allowedValues());
	}

	private static String text(ObjectSchema schema, ObjectSchema.Nesting nesting, TerraformValue value) {
		if (value.isNull() || value.isUnknown()) {
			return plain(value);
		}
		return switch (nesting) {
			case SINGLE, GROUP -> object(schema, (ObjectValue) value);
			case LIST -> elements(schema, value.sequence());
			case SET -> "set" + elements(schema, value.sequence());
			case MAP -> value.entries()
				.entrySet()
				.stream()
				.map((entry) -> entry.getKey() + "=" + text(schema, ObjectSchema.Nesting.SINGLE, entry.getValue()))
				.collect(Collectors.joining(", ", "{", "}"));
		};
	}

	private static String elements(ObjectSchema schema, List<TerraformValue> elements) {
		return elements.stream()
			.map((element) -> text(schema, ObjectSchema.Nesting.SINGLE, element))
			.collect(Collectors.joining(", ", "[", "]"));
	}

	private static String object(ObjectSchema schema, ObjectValue object) {
		return schema.members()
			.stream()
			.map((member) -> member.name() + "=" + inside(member, object.get(member.name())))
			.collect(Collectors.joining(", ", "{", "}"));
	}

	private static String plain(TerraformValue value) {
		return plain(value, List.of());
	}

	private static String plain(TerraformValue value, List<String> shown) {
		if (value.isUnknown() || value.isNull()) {
			return value.isUnknown() ? "unknown" : "null";
		}
		if (value instanceof StringValue string && shown.contains(string.text())) {
			return value.toString();
		}
		if (value instanceof StringValue string) {
			return STRING + count(string.text().codePointCount(0, string.text().length()), "character");
		}
		if (value instanceof MapValue map) {
			return "a map of " + count(map.elements().size(), "element");
		}
		if (value instanceof ObjectValue object) {
			return object.type()
				.names()
				.stream()
				.map((name) -> name + "=" + member(object.get(name), List.of()))
				.collect(Collectors.joining(", ", "{", "}"));
		}
		if (value instanceof ListValue || value instanceof SetValue || value instanceof TupleValue) {
			return value.sequence()
				.stream()
				.map((element) -> member(element, shown))
				.collect(Collectors.joining(", ", (value instanceof SetValue) ? "set[" : "[", "]"));
		}
		return value.toString();
	}

	private static String member(TerraformValue value, List<String> shown) {
		String text = plain(value, shown);
		return (text.startsWith(STRING) || value instanceof MapValue) ? "(" + text + ")" : text;
	}

	private static String count(int number, String what) {
		return number + " " + what + ((number == 1) ? "" : "s");
	}

	/**
	 * Return a text, or its start with an ellipsis.
	 */
	static String shorten(String text) {
		return ShownText.cut(text, LONGEST);
	}

}
