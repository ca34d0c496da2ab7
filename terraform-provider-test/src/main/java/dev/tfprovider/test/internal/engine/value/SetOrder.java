/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * The order in which Core walks through the elements of a set: primitives ascending,
 * everything else by a text made of it; null after those, unknown last.
 */
public final class SetOrder implements Comparator<TerraformValue> {

	private static final SetOrder INSTANCE = new SetOrder();

	private SetOrder() {
	}

	public static List<TerraformValue> of(SetValue set) {
		List<TerraformValue> elements = new ArrayList<>(set.elements());
		elements.sort(INSTANCE);
		return elements;
	}

	@Override
	public int compare(TerraformValue left, TerraformValue right) {
		int rank = Integer.compare(rank(left), rank(right));
		if (rank != 0) {
			return rank;
		}
		if (left instanceof NumberValue one && right instanceof NumberValue other) {
			return one.number().compareTo(other.number());
		}
		if (left instanceof StringValue one && right instanceof StringValue other) {
			return one.text().compareTo(other.text());
		}
		return hashed(left).compareTo(hashed(right));
	}

	private static int rank(TerraformValue value) {
		if (value.isUnknown()) {
			return 2;
		}
		return value.isNull() ? 1 : 0;
	}

	/**
	 * Return the text that Core makes hashes of.
	 */
	private static String hashed(TerraformValue value) {
		if (value.isUnknown() || value.isNull()) {
			return value.isUnknown() ? "?" : "~";
		}
		if (value instanceof StringValue string) {
			return GoString.quote(string.text());
		}
		if (value instanceof NumberValue number) {
			return GoNumber.ofTenDigits(number.number());
		}
		if (value instanceof InfinityValue) {
			return (value == InfinityValue.POSITIVE) ? "+Inf" : "-Inf";
		}
		if (value instanceof BoolValue bool) {
			return bool.value() ? "T" : "F";
		}
		if (value instanceof MapValue map) {
			return map.elements()
				.entrySet()
				.stream()
				.map((entry) -> GoString.quote(entry.getKey()) + ":" + hashed(entry.getValue()) + ";")
				.collect(Collectors.joining("", "{", "}"));
		}
		boolean structure = value instanceof TupleValue || value instanceof ObjectValue;
		Collection<TerraformValue> parts = (value instanceof ObjectValue object) ? object.values()
				: ValueParts.elements(value);
		return parts.stream()
			.map((part) -> hashed(part) + ";")
			.collect(Collectors.joining("", structure ? "<" : "[", structure ? ">" : "]"));
	}

}
