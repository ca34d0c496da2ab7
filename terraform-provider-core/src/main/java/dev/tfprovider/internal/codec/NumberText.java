/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import dev.tfprovider.internal.number.BoundedNumber;
import dev.tfprovider.internal.number.TooManyDigitsException;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Parses decimal numbers from text: ASCII digits with an optional sign, point and
 * exponent, or an infinity. The text is validated before a number is created.
 */
final class NumberText {

	private NumberText() {
	}

	static TerraformValue read(@Nullable String text) {
		if (text == null) {
			throw notANumber();
		}
		int start = (text.startsWith("-") || text.startsWith("+")) ? 1 : 0;
		if (text.startsWith("Inf", start) || text.startsWith("inf", start)) {
			if (text.length() != start + 3) {
				throw notANumber();
			}
			return text.startsWith("-") ? InfinityValue.NEGATIVE : InfinityValue.POSITIVE;
		}
		try {
			return TerraformValue.number(BoundedNumber.decimal(text));
		}
		catch (TooManyDigitsException ex) {
			throw new CodecException("numbers of more than " + NumberValue.MAX_DIGITS + " digits are not supported");
		}
		catch (NumberFormatException ex) {
			throw notANumber();
		}
	}

	private static CodecException notANumber() {
		return new CodecException("number is required");
	}

}
