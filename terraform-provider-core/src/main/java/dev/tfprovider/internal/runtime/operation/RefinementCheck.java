/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.math.BigDecimal;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import dev.tfprovider.value.UnknownValue.Refinements.Bound;
import org.jspecify.annotations.Nullable;

/**
 * Checks a value against the refinements that it had while it was unknown.
 */
final class RefinementCheck {

	private RefinementCheck() {
	}

	/**
	 * Return the promise that a value breaks, {@code null} if it keeps all of them.
	 */
	static @Nullable String broken(UnknownValue.Refinements promised, TerraformValue value) {
		if (value.isNull()) {
			return promised.notNull() ? "not to be null" : null;
		}
		String prefix = promised.prefix();
		if (prefix != null && value instanceof StringValue string && !string.text().startsWith(prefix)) {
			return "to start with \"" + prefix + '"';
		}
		Bound lower = promised.lower();
		if (lower != null && beyond(value, lower, false)) {
			return "to be " + (lower.inclusive() ? "at least " : "greater than ") + lower.value().toPlainString();
		}
		Bound upper = promised.upper();
		if (upper != null && beyond(value, upper, true)) {
			return "to be " + (upper.inclusive() ? "at most " : "less than ") + upper.value().toPlainString();
		}
		return brokenLength(promised, value);
	}

	private static boolean beyond(TerraformValue value, Bound bound, boolean upper) {
		if (value instanceof InfinityValue infinity) {
			return upper == (infinity == InfinityValue.POSITIVE);
		}
		if (!(value instanceof NumberValue number)) {
			return false;
		}
		BigDecimal excess = upper ? number.number().subtract(bound.value()) : bound.value().subtract(number.number());
		return excess.signum() > 0 || (excess.signum() == 0 && !bound.inclusive());
	}

	private static @Nullable String brokenLength(UnknownValue.Refinements promised, TerraformValue value) {
		int length = (value instanceof MapValue map) ? map.elements().size() : value.sequence().size();
		Long least = promised.minLength();
		if (least != null && length < least) {
			return "to have at least " + least + " elements";
		}
		Long most = promised.maxLength();
		return (most != null && length > most) ? "to have at most " + most + " elements" : null;
	}

}
