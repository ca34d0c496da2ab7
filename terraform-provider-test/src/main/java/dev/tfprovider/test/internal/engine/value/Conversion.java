/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Converts a value to the type an argument has, as Core does: numbers and truth values to
 * text and back, sequences to lists and sets, objects to maps, and objects that lack
 * optional attributes to complete ones.
 */
public final class Conversion {

	private Conversion() {
	}

	/**
	 * Convert a value.
	 * @throws ConversionException if there is no way
	 */
	public static TerraformValue convert(TerraformValue value, TerraformType wanted) {
		if (wanted == TerraformType.DYNAMIC) {
			return value;
		}
		if (!ConversionRules.possible(value.type(), wanted)) {
			throw new ConversionException(ConversionRules.mismatch(value.type(), wanted));
		}
		if (value.isNull()) {
			return TerraformValue.ofNull(OptionalAttributes.removedFrom(wanted));
		}
		if (value instanceof UnknownValue unknown) {
			return unknown(unknown, wanted);
		}
		if (wanted instanceof TerraformType.Primitive primitive) {
			return primitive(value, primitive);
		}
		return structure(value, wanted);
	}

	private static TerraformValue unknown(UnknownValue value, TerraformType wanted) {
		TerraformType type = OptionalAttributes.removedFrom(wanted);
		if (value.type().equals(type)) {
			return value;
		}
		return new UnknownValue(type,
				value.refinements().notNull() ? UnknownValue.Refinements.NOT_NULL : UnknownValue.Refinements.NONE);
	}

	private static TerraformValue primitive(TerraformValue value, TerraformType.Primitive wanted) {
		if (value.type() == wanted) {
			return value;
		}
		if (wanted == TerraformType.STRING) {
			return TerraformValue
				.string((value instanceof NumberValue number) ? number.number().toPlainString() : value.toString());
		}
		String text = (value instanceof StringValue string) ? string.text() : "";
		return (wanted == TerraformType.NUMBER) ? number(text) : bool(text);
	}

	private static TerraformValue number(String text) {
		if (text.matches("[-+]?[Ii]nf")) {
			return text.startsWith("-") ? InfinityValue.NEGATIVE : InfinityValue.POSITIVE;
		}
		try {
			if (text.matches("[-+]?[0-9.].*")) {
				return TerraformValue.number(new BigDecimal(text));
			}
		}
		catch (NumberFormatException ex) {
			// reported below
		}
		catch (IllegalArgumentException ex) {
			throw new ConversionException(String.valueOf(ex.getMessage()));
		}
		throw new ConversionException("a number is required");
	}

	private static TerraformValue bool(String text) {
		return switch (text) {
			case "true", "1" -> BoolValue.TRUE;
			case "false", "0" -> BoolValue.FALSE;
			case "True", "TRUE" ->
				throw new ConversionException("a bool is required; to convert from string, use lowercase \"true\"");
			case "False", "FALSE" ->
				throw new ConversionException("a bool is required; to convert from string, use lowercase \"false\"");
			default -> throw new ConversionException("a bool is required");
		};
	}

	private static TerraformValue structure(TerraformValue value, TerraformType wanted) {
		if (wanted instanceof TerraformType.ListType type) {
			TerraformType element = elementType(value, type.element());
			return new ListValue(OptionalAttributes.removedFrom(element), elements(value, element));
		}
		if (wanted instanceof TerraformType.SetType type) {
			TerraformType element = elementType(value, type.element());
			return new SetValue(OptionalAttributes.removedFrom(element), elements(value, element));
		}
		if (wanted instanceof TerraformType.MapType type) {
			TerraformType element = elementType(value, type.element());
			Map<String, TerraformValue> converted = new LinkedHashMap<>();
			value.entries().forEach((key, member) -> converted.put(key, convert(member, element)));
			return new MapValue(OptionalAttributes.removedFrom(element), converted);
		}
		if (wanted instanceof TerraformType.TupleType type) {
			List<TerraformValue> converted = new ArrayList<>();
			for (int i = 0; i < type.elements().size(); i++) {
				converted.add(convert(ValueParts.elements(value).get(i), type.elements().get(i)));
			}
			return TerraformValue.tuple(converted);
		}
		return object(value, (ObjectType) wanted);
	}

	private static ObjectValue object(TerraformValue value, ObjectType wanted) {
		Map<String, TerraformValue> given = value.entries();
		Map<String, TerraformValue> members = new TreeMap<>();
		Map<String, TerraformType> types = new TreeMap<>();
		for (String name : wanted.names()) {
			TerraformValue member = given.get(name);
			if (member == null && !wanted.optional().contains(name)) {
				throw new ConversionException("attribute " + GoString.quote(name) + " is required");
			}
			TerraformValue converted = (member != null) ? convert(member, wanted.type(name))
					: TerraformValue.ofNull(OptionalAttributes.removedFrom(wanted.type(name)));
			members.put(name, converted);
			types.put(name, OptionalAttributes.removedFrom(wanted.type(name)));
		}
		return TerraformValue.object(ObjectType.of(types), members);
	}

	private static List<TerraformValue> elements(TerraformValue value, TerraformType element) {
		return ValueParts.elements(value).stream().map((part) -> convert(part, element)).toList();
	}

	/**
	 * Return the type all elements get; a dynamic one has to be found in what is given.
	 */
	private static TerraformType elementType(TerraformValue value, TerraformType wanted) {
		if (wanted != TerraformType.DYNAMIC) {
			return wanted;
		}
		List<TerraformValue> parts = new ArrayList<>(ValueParts.elements(value));
		parts.addAll(value.entries().values());
		List<TerraformType> types = parts.stream()
			.map(TerraformValue::type)
			.filter((type) -> type != TerraformType.DYNAMIC)
			.distinct()
			.toList();
		if (types.size() <= 1) {
			return types.isEmpty() ? wanted : types.get(0);
		}
		if (types.stream().allMatch(TerraformType.Primitive.class::isInstance)) {
			return TerraformType.STRING;
		}
		throw new ConversionException("all elements must have the same type");
	}

}
