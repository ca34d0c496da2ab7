/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.number;

import dev.tfprovider.value.NumberValue;

/**
 * Says that a text is a number, but one that is too long.
 */
public final class TooManyDigitsException extends NumberFormatException {

	TooManyDigitsException() {
		super("numbers of more than " + NumberValue.MAX_DIGITS + " digits are not supported");
	}

}
