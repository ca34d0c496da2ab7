/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.math.BigDecimal;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads plain Java values.
 */
public final class PlainValues {

	private PlainValues() {
	}

	public static TerraformValue read(@Nullable Object value) {
		if (value == null) {
			return TerraformValue.ofNull(TerraformType.DYNAMIC);
		}
		if (value instanceof CharSequence || value instanceof Enum<?>) {
			return TerraformValue.string(value.toString());
		}
		if (value instanceof Boolean bool) {
			return TerraformValue.bool(bool);
		}
		if (value instanceof Number number) {
			return TerraformValue.number(new BigDecimal(number.toString()));
		}
		throw new IllegalArgumentException("A configuration cannot hold " + value + " of " + value.getClass()
				+ "; give text, a number, a truth value, a collection, a map or an expression");
	}

}
