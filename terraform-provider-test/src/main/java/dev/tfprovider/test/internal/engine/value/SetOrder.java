/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NullValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;
import dev.tfprovider.value.UnknownValue;

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
		return left.match(HashText.TEXT).compareTo(right.match(HashText.TEXT));
	}

	private static int rank(TerraformValue value) {
		if (value.isUnknown()) {
			return 2;
		}
		return value.isNull() ? 1 : 0;
	}

	/**
	 * The text that Core makes of a value to find it in a set.
	 */
	private static final class HashText implements TerraformValue.Cases<String> {

		static final HashText TEXT = new HashText();

		@Override
		public String string(StringValue value) {
			return GoString.quote(value.text());
		}

		@Override
		public String number(NumberValue value) {
			return GoNumber.ofTenDigits(value.number());
		}

		@Override
		public String infinity(InfinityValue value) {
			return (value == InfinityValue.POSITIVE) ? "+Inf" : "-Inf";
		}

		@Override
		public String bool(BoolValue value) {
			return value.value() ? "T" : "F";
		}

		@Override
		public String list(ListValue value) {
			return all("[", value.elements(), "]");
		}

		@Override
		public String set(SetValue value) {
			return all("[", SetOrder.of(value), "]");
		}

		@Override
		public String map(MapValue value) {
			StringBuilder text = new StringBuilder("{");
			value.elements()
				.forEach((key, element) -> text.append(GoString.quote(key))
					.append(':')
					.append(element.match(this))
					.append(';'));
			return text.append('}').toString();
		}

		@Override
		public String tuple(TupleValue value) {
			return all("<", value.elements(), ">");
		}

		@Override
		public String object(ObjectValue value) {
			return all("<", value.values(), ">");
		}

		@Override
		public String ofNull(NullValue value) {
			return "~";
		}

		@Override
		public String unknown(UnknownValue value) {
			return "?";
		}

		private String all(String open, Collection<TerraformValue> elements, String close) {
			StringBuilder text = new StringBuilder(open);
			elements.forEach((element) -> text.append(element.match(this)).append(';'));
			return text.append(close).toString();
		}

	}

}
