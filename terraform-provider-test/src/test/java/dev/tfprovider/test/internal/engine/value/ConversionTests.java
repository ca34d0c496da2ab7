/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ConversionTests {

	private static final TerraformType STRING = TerraformType.STRING;

	private static final ObjectType OBJECT = ObjectType.of(Map.of("k", STRING, "n", TerraformType.NUMBER))
		.withOptional(List.of("n"));

	static Stream<Arguments> possible() {
		TerraformType list = TerraformType.list(STRING);
		TerraformValue tuple = TerraformValue.tuple(List.of(TerraformValue.number(1), TerraformValue.string("b")));
		return Stream.of(Arguments.of(TerraformValue.number(42), STRING, TerraformValue.string("42")),
				Arguments.of(TerraformValue.string("Inf"), TerraformType.NUMBER, InfinityValue.POSITIVE),
				Arguments.of(TerraformValue.string("-inf"), TerraformType.NUMBER, InfinityValue.NEGATIVE),
				Arguments.of(TerraformValue.number(new BigDecimal("1.50")), STRING, TerraformValue.string("1.5")),
				Arguments.of(TerraformValue.bool(true), STRING, TerraformValue.string("true")),
				Arguments.of(TerraformValue.string("0.10"), TerraformType.NUMBER,
						TerraformValue.number(new BigDecimal("0.1"))),
				Arguments.of(TerraformValue.string("1"), TerraformType.BOOL, TerraformValue.bool(true)),
				Arguments.of(TerraformValue.ofNull(TerraformType.DYNAMIC), list, TerraformValue.ofNull(list)),
				Arguments.of(TerraformValue.unknown(TerraformType.DYNAMIC), list, TerraformValue.unknown(list)),
				Arguments.of(new UnknownValue(TerraformType.NUMBER, UnknownValue.Refinements.NOT_NULL), STRING,
						new UnknownValue(STRING, UnknownValue.Refinements.NOT_NULL)),
				Arguments.of(tuple, list,
						TerraformValue.list(STRING, List.of(TerraformValue.string("1"), TerraformValue.string("b")))),
				Arguments.of(TerraformValue.tuple(List.of()), TerraformType.set(STRING),
						TerraformValue.set(STRING, List.of())),
				Arguments.of(
						TerraformValue.set(STRING, List.of(TerraformValue.string("b"), TerraformValue.string("a"))),
						list,
						TerraformValue.list(STRING, List.of(TerraformValue.string("a"), TerraformValue.string("b")))),
				Arguments.of(object(Map.of("x", TerraformValue.number(1))), TerraformType.map(STRING),
						TerraformValue.map(STRING, Map.of("x", TerraformValue.string("1")))),
				Arguments.of(tuple, TerraformType.DYNAMIC, tuple));
	}

	@ParameterizedTest
	@MethodSource("possible")
	void convertsAsCoreDoes(TerraformValue value, TerraformType type, TerraformValue expected) {
		assertThat(Conversion.convert(value, type)).isEqualTo(expected);
	}

	@Test
	void objectIsCompletedAndCutDown() {
		TerraformValue converted = Conversion
			.convert(object(Map.of("k", TerraformValue.bool(true), "extra", TerraformValue.bool(true))), OBJECT);
		assertThat(converted).hasToString("{k=\"true\", n=null}");
		assertThat(((ObjectType) converted.type()).optional()).isEmpty();
	}

	@Test
	void mapBecomesAnObject() {
		assertThat(Conversion.convert(TerraformValue.map(STRING, Map.of("k", TerraformValue.string("v"))), OBJECT))
			.hasToString("{k=\"v\", n=null}");
	}

	@Test
	void elementsOfADynamicCollectionAgreeOnAType() {
		TerraformType any = TerraformType.list(TerraformType.DYNAMIC);
		assertThat(Conversion
			.convert(TerraformValue.tuple(List.of(TerraformValue.number(1), TerraformValue.string("b"))), any)
			.type()).isEqualTo(TerraformType.list(STRING));
		assertThat(Conversion.convert(TerraformValue.tuple(List.of()), any).type()).isEqualTo(any);
	}

	static Stream<Arguments> impossible() {
		TerraformValue object = object(Map.of("n", TerraformValue.number(1)));
		return Stream.of(Arguments.of(TerraformValue.string("many"), TerraformType.NUMBER, "a number is required"),
				Arguments.of(TerraformValue.string("1e999999999"), TerraformType.NUMBER,
						"numbers of more than 10000 digits are not supported"),
				Arguments.of(TerraformValue.string("yes"), TerraformType.BOOL, "a bool is required"),
				Arguments.of(TerraformValue.string("TRUE"), TerraformType.BOOL,
						"a bool is required; to convert from string, use lowercase \"true\""),
				Arguments.of(TerraformValue.string("False"), TerraformType.BOOL,
						"a bool is required; to convert from string, use lowercase \"false\""),
				Arguments.of(TerraformValue.number(1), TerraformType.BOOL, "bool required, but have number"),
				Arguments.of(TerraformValue.tuple(List.of()), STRING, "string required, but have tuple"),
				Arguments.of(TerraformValue.string("x"), TerraformType.list(STRING),
						"list of string required, but have string"),
				Arguments.of(object, OBJECT, "attribute \"k\" is required"),
				Arguments.of(TerraformValue.tuple(List.of(TerraformValue.string("1"), object)),
						TerraformType.list(STRING), "element 1: string required, but have object"),
				Arguments.of(object(Map.of("k", object)), TerraformType.map(STRING),
						"element \"k\": string required, but have object"),
				Arguments.of(object(Map.of("k", object)), OBJECT, "attribute \"k\": string required, but have object"),
				Arguments.of(TerraformValue.tuple(List.of(object)), TerraformType.list(OBJECT),
						"element 0: attribute \"k\" is required"),
				Arguments.of(TerraformValue.list(TerraformType.list(STRING), List.of()), TerraformType.list(STRING),
						"incorrect list element type: string required, but have list of string"));
	}

	@ParameterizedTest
	@MethodSource("impossible")
	void saysWhatCoreSays(TerraformValue value, TerraformType type, String problem) {
		assertThatExceptionOfType(ConversionException.class).isThrownBy(() -> Conversion.convert(value, type))
			.withMessage(problem);
	}

	@Test
	void everyMissingAttributeIsNamed() {
		ObjectType two = ObjectType.of(Map.of("a", STRING, "b", STRING));
		ObjectType three = ObjectType.of(Map.of("a", STRING, "b", STRING, "c", STRING));
		TerraformValue empty = object(Map.of());
		assertThatExceptionOfType(ConversionException.class).isThrownBy(() -> Conversion.convert(empty, two))
			.withMessage("attributes \"a\" and \"b\" are required");
		assertThatExceptionOfType(ConversionException.class).isThrownBy(() -> Conversion.convert(empty, three))
			.withMessage("attributes \"a\", \"b\", and \"c\" are required");
	}

	private static TerraformValue object(Map<String, TerraformValue> members) {
		Map<String, TerraformType> types = new HashMap<>();
		members.forEach((name, value) -> types.put(name, value.type()));
		return TerraformValue.object(ObjectType.of(types), members);
	}

}
