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
final class ExampleValue implements TerraformType.Cases<Stream<TerraformValue>> {

	private static final ExampleValue CASES = new ExampleValue();

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
		return type.match(CASES);
	}

	/**
	 * Return the plainest value of a type.
	 */
	static TerraformValue first(TerraformType type) {
		return of(type).findFirst().orElseThrow();
	}

	@Override
	public Stream<TerraformValue> string() {
		return TEXTS.stream().map(TerraformValue::string);
	}

	@Override
	public Stream<TerraformValue> number() {
		return NUMBERS.stream().map(TerraformValue::number);
	}

	@Override
	public Stream<TerraformValue> bool() {
		return Stream.of(TerraformValue.bool(true), TerraformValue.bool(false));
	}

	@Override
	public Stream<TerraformValue> dynamic() {
		return Stream.concat(string(), number());
	}

	@Override
	public Stream<TerraformValue> list(TerraformType.ListType type) {
		return of(type.element()).map((element) -> TerraformValue.list(type.element(), List.of(element)));
	}

	@Override
	public Stream<TerraformValue> set(TerraformType.SetType type) {
		return of(type.element()).map((element) -> TerraformValue.set(type.element(), List.of(element)));
	}

	@Override
	public Stream<TerraformValue> map(TerraformType.MapType type) {
		return of(type.element()).map((element) -> TerraformValue.map(type.element(), Map.of(KEY, element)));
	}

	@Override
	public Stream<TerraformValue> tuple(TerraformType.TupleType type) {
		return Stream.of(TerraformValue.tuple(type.elements().stream().map(ExampleValue::first).toList()));
	}

	@Override
	public Stream<TerraformValue> object(ObjectType type) {
		Map<String, TerraformValue> members = new TreeMap<>();
		for (int i = 0; i < type.size(); i++) {
			members.put(type.name(i), first(type.type(i)));
		}
		return Stream.of(TerraformValue.object(type, members));
	}

}
