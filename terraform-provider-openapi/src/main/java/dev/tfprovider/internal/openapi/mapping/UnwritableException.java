/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.io.Serial;
import java.util.Locale;

import org.jspecify.annotations.Nullable;

/**
 * Says why something cannot be written as Java. The resource is left out then.
 */
public final class UnwritableException extends RuntimeException {

	@Serial
	private static final long serialVersionUID = 1;

	UnwritableException(String format, @Nullable Object... met) {
		super(String.format(Locale.ROOT, format, met));
	}

}
