/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.math.BigDecimal;

import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.jspecify.annotations.Nullable;

/**
 * Checks whether a value is within the refinements of an unknown value.
 */
public final class RefinedRange {

	private RefinedRange() {
	}

	/**
	 * Return whether a value is possible; also if that cannot be told.
	 */
	public static boolean includes(TerraformValue unknown, TerraformValue value) {
		if (!(unknown instanceof UnknownValue placeholder) || value.isUnknown()) {
			return true;
		}
		UnknownValue.Refinements refinements = placeholder.refinements();
		if (value.isNull()) {
			return !refinements.notNull();
		}
		if (value instanceof StringValue string) {
			return refinements.prefix() == null || string.text().startsWith(refinements.prefix());
		}
		if (value instanceof NumberValue number) {
			return within(refinements.lower(), number.number(), 1) && within(refinements.upper(), number.number(), -1);
		}
		long length = ValueParts.size(value);
		return (refinements.minLength() == null || length >= refinements.minLength())
				&& (refinements.maxLength() == null || length <= refinements.maxLength());
	}

	private static boolean within(UnknownValue.Refinements.@Nullable Bound bound, BigDecimal number, int side) {
		if (bound == null) {
			return true;
		}
		int order = number.compareTo(bound.value()) * side;
		return order > 0 || order == 0 && bound.inclusive();
	}

}
