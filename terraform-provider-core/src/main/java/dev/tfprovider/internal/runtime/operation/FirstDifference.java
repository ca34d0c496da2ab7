/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Map;

import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * The first path at which two values differ.
 *
 * @param place steps from the values to the place, empty for the values themselves
 * @param one what is there of the one
 * @param other what is there of the other
 */
record FirstDifference(String place, TerraformValue one, TerraformValue other) {

	static FirstDifference between(TerraformValue one, TerraformValue other) {
		return between("", one, other);
	}

	private static FirstDifference between(String place, TerraformValue one, TerraformValue other) {
		boolean ordered = (one instanceof ListValue && other instanceof ListValue)
				|| (one instanceof TupleValue && other instanceof TupleValue);
		if (ordered) {
			List<TerraformValue> left = one.sequence();
			List<TerraformValue> right = other.sequence();
			for (int index = 0; index < Math.min(left.size(), right.size()); index++) {
				if (!left.get(index).equals(right.get(index))) {
					return between(place + "[" + index + "]", left.get(index), right.get(index));
				}
			}
		}
		if (one instanceof ObjectValue && other instanceof ObjectValue
				|| one instanceof MapValue && other instanceof MapValue) {
			Map<String, TerraformValue> right = other.entries();
			for (Map.Entry<String, TerraformValue> entry : one.entries().entrySet()) {
				TerraformValue counterpart = right.get(entry.getKey());
				if (counterpart != null && !counterpart.equals(entry.getValue())) {
					String step = (one instanceof MapValue) ? "[...]" : "." + entry.getKey();
					return between(place + step, entry.getValue(), counterpart);
				}
			}
		}
		return new FirstDifference(place, one, other);
	}

	/**
	 * Return what a message is to say besides the two values.
	 * @param alike whether the message shows the same of both
	 */
	String describe(boolean alike, String first, String second) {
		if (this.place.isEmpty() && this.one instanceof StringValue left && this.other instanceof StringValue right) {
			return "; they differ at position " + position(left.text(), right.text());
		}
		if (!alike || this.one.equals(this.other)) {
			return "";
		}
		if (this.place.isEmpty()) {
			return this.one.type().equals(this.other.type()) ? "; their elements differ"
					: "; they are of different types, " + this.one.type() + " and " + this.other.type();
		}
		return "; the first difference is at " + this.place + ": "
				+ ValueText.of(this.one, this.other, ValueText::of, first, second);
	}

	/**
	 * Count characters from one, as people do.
	 */
	private static int position(String one, String other) {
		int index = 0;
		int position = 1;
		while (index < one.length() && index < other.length() && one.codePointAt(index) == other.codePointAt(index)) {
			index += Character.charCount(one.codePointAt(index));
			position++;
		}
		return position;
	}

}
