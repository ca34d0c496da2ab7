/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.function.FunctionArgumentException;
import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Functions of every kind.
 */
class CornerFunctions {

	private final AtomicInteger calls = new AtomicInteger();

	@TerraformFunction
	String greet(String name) {
		return "Hello " + name;
	}

	@TerraformFunction
	String join(String with, @Nullable String... texts) {
		return Arrays.stream(texts).map(String::valueOf).collect(Collectors.joining(with));
	}

	@TerraformFunction
	String shift(String date, @Default("24h") Duration by, @Default("1") int times) {
		return date + "+" + by.multipliedBy(times);
	}

	@TerraformFunction
	String state(Value<String> value) {
		return value.isUnknown() ? "unknown" : value.isNull() ? "null" : "known " + value.get();
	}

	@TerraformFunction
	String states(List<Value<String>> values) {
		return values.stream().map(this::state).collect(Collectors.joining(","));
	}

	@TerraformFunction
	@Nullable Object same(@Nullable Object any) {
		return any;
	}

	@TerraformFunction
	int sum(int... numbers) {
		for (int i = 0; i < numbers.length; i++) {
			if (numbers[i] < 0) {
				throw new FunctionArgumentException("numbers", i, "must not be negative");
			}
		}
		return Arrays.stream(numbers).sum();
	}

	@TerraformFunction
	Map<String, Integer> lengths(List<String> texts) {
		return texts.stream().collect(Collectors.toMap((text) -> text, String::length, (first, second) -> first));
	}

	@TerraformFunction
	Place move(Place place, int steps) {
		return new Place(place.x() + steps, place.y() + steps);
	}

	@TerraformFunction
	String fail(String how) {
		if (how.equals("bug")) {
			throw new IllegalStateException("broken");
		}
		throw new IllegalArgumentException("it fails: " + how);
	}

	@TerraformFunction
	int moody(String any) {
		return this.calls.incrementAndGet();
	}

	record Place(int x, int y) {

	}

}
