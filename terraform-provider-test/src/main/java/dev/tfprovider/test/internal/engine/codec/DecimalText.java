/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.math.BigDecimal;
import java.util.regex.Pattern;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads numbers as Terraform does.
 */
final class DecimalText {

	private static final Pattern DECIMAL = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");

	private static final Pattern INFINITY = Pattern.compile("[+-]?[Ii]nf");

	private DecimalText() {
	}

	static TerraformValue read(String text) {
		if (INFINITY.matcher(text).matches()) {
			return text.startsWith("-") ? InfinityValue.NEGATIVE : InfinityValue.POSITIVE;
		}
		if (!DECIMAL.matcher(text).matches()) {
			throw new HostCodecException("number is required");
		}
		try {
			return of(new BigDecimal(text));
		}
		catch (NumberFormatException ex) {
			throw new HostCodecException("number is required", ex);
		}
	}

	/**
	 * Return the number that a double stands for: the shortest decimal, by which
	 * Terraform compares.
	 */
	static TerraformValue of(double number) {
		if (Double.isNaN(number)) {
			throw new HostCodecException("number is required, but this is not a number (NaN): the host crashes on it");
		}
		if (Double.isInfinite(number)) {
			return (number > 0) ? InfinityValue.POSITIVE : InfinityValue.NEGATIVE;
		}
		return of(BigDecimal.valueOf(number));
	}

	static TerraformValue of(BigDecimal number) {
		try {
			return new NumberValue(number);
		}
		catch (IllegalArgumentException ex) {
			throw new HostCodecException(String.valueOf(ex.getMessage()), ex);
		}
	}

}
