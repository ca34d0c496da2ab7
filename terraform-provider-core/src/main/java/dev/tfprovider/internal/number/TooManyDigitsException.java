/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.number;

import dev.tfprovider.value.NumberValue;

/**
 * Thrown for a text that is a number with too many digits.
 */
public final class TooManyDigitsException extends NumberFormatException {

	TooManyDigitsException() {
		super("numbers of more than " + NumberValue.MAX_DIGITS + " digits are not supported");
	}

}
