/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NullValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;
import dev.tfprovider.value.UnknownValue;
import org.jspecify.annotations.Nullable;

/**
 * Writes values in the Go syntax of Core's texts, such as {@code cty.StringVal("x")}.
 */
public final class GoValue implements TerraformValue.Cases<String> {

	private static final GoValue TEXT = new GoValue();

	/**
	 * More digits than this in a number that a double can hold are taken as a sign that
	 * it travelled as one; Core shows where a number comes from, bytes do not tell.
	 */
	private static final int DECIMAL_DIGITS = 15;

	private GoValue() {
	}

	public static String of(TerraformValue value) {
		return value.match(TEXT);
	}

	@Override
	public String string(StringValue value) {
		return "cty.StringVal(" + GoString.quote(value.text()) + ")";
	}

	@Override
	public String number(NumberValue value) {
		return number(value.number());
	}

	private static String number(BigDecimal number) {
		if (number.scale() <= 0) {
			return "cty.NumberIntVal(" + GoNumber.shortest(number) + ")";
		}
		double approximation = number.doubleValue();
		boolean exact = Double.isFinite(approximation) && new BigDecimal(approximation).compareTo(number) == 0;
		boolean longDouble = number.precision() > DECIMAL_DIGITS && Double.isFinite(approximation)
				&& BigDecimal.valueOf(approximation).compareTo(number) == 0;
		return (exact || longDouble) ? "cty.NumberFloatVal(" + GoNumber.shortest(number) + ")"
				: "cty.MustParseNumberVal(\"" + number.toPlainString() + "\")";
	}

	@Override
	public String infinity(InfinityValue value) {
		return (value == InfinityValue.POSITIVE) ? "cty.NumberFloatVal(+Inf)" : "cty.NumberFloatVal(-Inf)";
	}

	@Override
	public String bool(BoolValue value) {
		return value.value() ? "cty.True" : "cty.False";
	}

	@Override
	public String list(ListValue value) {
		return value.elements().isEmpty() ? "cty.ListValEmpty(" + GoType.of(value.element()) + ")"
				: "cty.ListVal(" + slice(value.elements()) + ")";
	}

	@Override
	public String set(SetValue value) {
		return value.elements().isEmpty() ? "cty.SetValEmpty(" + GoType.of(value.element()) + ")"
				: "cty.SetVal(" + slice(SetOrder.of(value)) + ")";
	}

	@Override
	public String map(MapValue value) {
		return value.elements().isEmpty() ? "cty.MapValEmpty(" + GoType.of(value.element()) + ")"
				: "cty.MapVal(" + map(value.elements()) + ")";
	}

	@Override
	public String tuple(TupleValue value) {
		return value.elements().isEmpty() ? "cty.EmptyTupleVal" : "cty.TupleVal(" + slice(value.elements()) + ")";
	}

	@Override
	public String object(ObjectValue value) {
		Map<String, TerraformValue> members = new TreeMap<>();
		value.type().names().forEach((name) -> members.put(name, value.get(name)));
		return members.isEmpty() ? "cty.EmptyObjectVal" : "cty.ObjectVal(" + map(members) + ")";
	}

	@Override
	public String ofNull(NullValue value) {
		return "cty.NullVal(" + GoType.of(value.type()) + ")";
	}

	@Override
	public String unknown(UnknownValue value) {
		if (value.type() == TerraformType.DYNAMIC) {
			return "cty.DynamicVal";
		}
		String plain = "cty.UnknownVal(" + GoType.of(value.type()) + ")";
		UnknownValue.Refinements refinements = value.refinements();
		if (refinements.isEmpty()) {
			return plain;
		}
		return refinements.equals(UnknownValue.Refinements.NOT_NULL) ? plain + ".RefineNotNull()"
				: plain + ".Refine()" + refinements(refinements) + ".NewValue()";
	}

	private static String refinements(UnknownValue.Refinements refinements) {
		return (refinements.notNull() ? ".NotNull()" : "")
				+ call("StringPrefixFull", refinements.prefix(), GoString::quote)
				+ call("NumberLowerBound", refinements.lower(), GoValue::bound)
				+ call("NumberUpperBound", refinements.upper(), GoValue::bound)
				+ call("CollectionLengthLowerBound", refinements.minLength(), String::valueOf)
				+ call("CollectionLengthUpperBound", refinements.maxLength(), String::valueOf);
	}

	private static <T> String call(String method, @Nullable T refinement, Function<T, String> text) {
		return (refinement != null) ? "." + method + "(" + text.apply(refinement) + ")" : "";
	}

	private static String bound(UnknownValue.Refinements.Bound bound) {
		return number(bound.value()) + ", " + bound.inclusive();
	}

	private static String slice(Collection<TerraformValue> elements) {
		return elements.stream().map(GoValue::of).collect(Collectors.joining(", ", "[]cty.Value{", "}"));
	}

	private static String map(Map<String, TerraformValue> elements) {
		return elements.entrySet()
			.stream()
			.map((entry) -> GoString.quote(entry.getKey()) + ":" + of(entry.getValue()))
			.collect(Collectors.joining(", ", "map[string]cty.Value{", "}"));
	}

}
