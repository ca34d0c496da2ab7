/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Gives values of a type to try as examples, plain ones first.
 */
final class ExampleValue {

	private static final List<String> TEXTS = List.of("example", "Example", "example-name", "Example1!", "1", "a", "ab",
			"abc", "https://example.com", "30s", "2026-01-01T00:00:00Z", "2026-01-01", "10:00:00", "P1D", "PT30S",
			"dev@example.com", "10.0.0.0/16", "10.0.0.1", "2001:db8::1", "2001:db8::/32", "00:00:5e:00:53:01",
			"11111111-2222-3333-4444-555555555555", "{}", "ZXhhbXBsZQ==", "EUR", "en", "UTC", "example.com", "1MB",
			"1.0.0", "/example", "example/example", "12345678", "0123456789abcdef", "AB", "ABC", "ABC-123", "true");

	private static final List<BigDecimal> NUMBERS = List.of(BigDecimal.ONE, BigDecimal.valueOf(2), BigDecimal.TEN,
			BigDecimal.valueOf(100), BigDecimal.valueOf(1000), BigDecimal.valueOf(8080), BigDecimal.ZERO,
			BigDecimal.valueOf(-1), BigDecimal.valueOf(5, 1), BigDecimal.valueOf(2026));

	private static final String KEY = "example";

	private ExampleValue() {
	}

	/**
	 * Return values of a type.
	 */
	static Stream<TerraformValue> of(TerraformType type) {
		if (type instanceof TerraformType.ListType list) {
			return of(list.element()).map((element) -> TerraformValue.list(list.element(), List.of(element)));
		}
		if (type instanceof TerraformType.SetType set) {
			return of(set.element()).map((element) -> TerraformValue.set(set.element(), List.of(element)));
		}
		if (type instanceof TerraformType.MapType map) {
			return of(map.element()).map((element) -> TerraformValue.map(map.element(), Map.of(KEY, element)));
		}
		if (type instanceof TerraformType.TupleType tuple) {
			return Stream.of(TerraformValue.tuple(tuple.elements().stream().map(ExampleValue::first).toList()));
		}
		if (type instanceof ObjectType object) {
			Map<String, TerraformValue> members = new TreeMap<>();
			object.names().forEach((name) -> members.put(name, first(object.type(name))));
			return Stream.of(TerraformValue.object(object, members));
		}
		if (type == TerraformType.BOOL) {
			return Stream.of(TerraformValue.bool(true), TerraformValue.bool(false));
		}
		Stream<TerraformValue> texts = (type != TerraformType.NUMBER) ? TEXTS.stream().map(TerraformValue::string)
				: Stream.of();
		return (type != TerraformType.STRING) ? Stream.concat(texts, NUMBERS.stream().map(TerraformValue::number))
				: texts;
	}

	/**
	 * Return the plainest value of a type.
	 */
	static TerraformValue first(TerraformType type) {
		return of(type).findFirst().orElseThrow();
	}

}
