/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

class GoValueTests {

	static Stream<Arguments> values() {
		TerraformType string = TerraformType.STRING;
		ObjectType object = ObjectType.of(Map.of("b", string, "a", TerraformType.BOOL));
		return Stream
			.of(Arguments.of(TerraformValue.string("x"), "cty.StringVal(\"x\")"),
					Arguments.of(TerraformValue.string("a\"b\\\n\u0007\u200b\u00e9"),
							"cty.StringVal(\"a\\\"b\\\\\\n\\a\\u200b\u00e9\")"),
					Arguments.of(TerraformValue.bool(true), "cty.True"),
					Arguments.of(TerraformValue.ofNull(TerraformType.list(string)),
							"cty.NullVal(cty.List(cty.String))"),
					Arguments.of(TerraformValue.unknown(TerraformType.DYNAMIC), "cty.DynamicVal"),
					Arguments.of(TerraformValue.unknown(TerraformType.map(TerraformType.NUMBER)),
							"cty.UnknownVal(cty.Map(cty.Number))"),
					Arguments.of(new UnknownValue(string, UnknownValue.Refinements.NOT_NULL),
							"cty.UnknownVal(cty.String).RefineNotNull()"),
					Arguments.of(
							new UnknownValue(TerraformType.NUMBER,
									new UnknownValue.Refinements(true, null, new UnknownValue.Refinements.Bound(
											BigDecimal.ONE, true),
											new UnknownValue.Refinements.Bound(BigDecimal.TEN, false), null, null)),
							"cty.UnknownVal(cty.Number).Refine().NotNull().NumberLowerBound(cty.NumberIntVal(1), true)"
									+ ".NumberUpperBound(cty.NumberIntVal(10), false).NewValue()"),
					Arguments.of(
							new UnknownValue(TerraformType.list(string),
									new UnknownValue.Refinements(false, null, null, null, 1L, 5L)),
							"cty.UnknownVal(cty.List(cty.String)).Refine().CollectionLengthLowerBound(1)"
									+ ".CollectionLengthUpperBound(5).NewValue()"),
					Arguments.of(TerraformValue.list(string, List.of(TerraformValue.string("a"))),
							"cty.ListVal([]cty.Value{cty.StringVal(\"a\")})"),
					Arguments.of(TerraformValue.list(string, List.of()), "cty.ListValEmpty(cty.String)"),
					Arguments.of(TerraformValue.set(TerraformType.DYNAMIC, List.of()),
							"cty.SetValEmpty(cty.DynamicPseudoType)"),
					Arguments.of(
							TerraformValue.set(TerraformType.NUMBER,
									List.of(TerraformValue.number(2), TerraformValue.number(1))),
							"cty.SetVal([]cty.Value{cty.NumberIntVal(1), cty.NumberIntVal(2)})"),
					Arguments.of(TerraformValue.map(string, Map.of()), "cty.MapValEmpty(cty.String)"),
					Arguments.of(TerraformValue.map(string, Map.of("k", TerraformValue.string("v"))),
							"cty.MapVal(map[string]cty.Value{\"k\":cty.StringVal(\"v\")})"),
					Arguments.of(TerraformValue.tuple(List.of()), "cty.EmptyTupleVal"),
					Arguments.of(
							TerraformValue.tuple(List.of(TerraformValue.bool(false))),
							"cty.TupleVal([]cty.Value{cty.False})"),
					Arguments.of(TerraformValue.object(object, Map.of("b", TerraformValue.string("x"))),
							"cty.ObjectVal(map[string]cty.Value{\"a\":cty.NullVal(cty.Bool), \"b\":cty.StringVal(\"x\")})"),
					Arguments.of(TerraformValue.ofNull(object),
							"cty.NullVal(cty.Object(map[string]cty.Type{\"a\":cty.Bool, \"b\":cty.String}))"),
					Arguments.of(TerraformValue.ofNull(TerraformType.tuple(string, TerraformType.BOOL)),
							"cty.NullVal(cty.Tuple([]cty.Type{cty.String, cty.Bool}))"),
					Arguments.of(InfinityValue.NEGATIVE, "cty.NumberFloatVal(-Inf)"));
	}

	@ParameterizedTest
	@MethodSource("values")
	void writesGoSyntax(TerraformValue value, String expected) {
		assertThat(GoValue.of(value)).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource({ "0, NumberIntVal(0)", "-42, NumberIntVal(-42)", "999999, NumberIntVal(999999)",
			"1000000, NumberIntVal(1e+06)", "1234567, NumberIntVal(1.234567e+06)", "1e400, NumberIntVal(1e+400)",
			"18446744073709551615, NumberIntVal(1.8446744073709551615e+19)", "0.5, NumberFloatVal(0.5)",
			"0.10000000149011612, NumberFloatVal(0.10000000149011612)" })
	void writesNumbersAsGoDoes(BigDecimal number, String expected) {
		assertThat(GoValue.of(TerraformValue.number(number))).isEqualTo("cty." + expected);
	}

	@ParameterizedTest
	@CsvSource({ "0.1", "3.14159", "0.0000001" })
	void writesDecimalsAsText(BigDecimal number) {
		assertThat(GoValue.of(TerraformValue.number(number)))
			.isEqualTo("cty.MustParseNumberVal(\"" + number.toPlainString() + "\")");
	}

}
