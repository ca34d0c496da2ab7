/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

/**
 * A value that cannot become one of the wanted type. The message is Core's.
 */
public final class ConversionException extends RuntimeException {

	ConversionException(String message) {
		super(message);
	}

}
