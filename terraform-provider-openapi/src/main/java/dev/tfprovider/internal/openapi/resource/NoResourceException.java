/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.io.Serial;
import java.util.Locale;

import org.jspecify.annotations.Nullable;

/**
 * Says why a path is no resource.
 */
final class NoResourceException extends Exception {

	@Serial
	private static final long serialVersionUID = 1;

	private final Rejection rejection;

	NoResourceException(Rejection rejection) {
		this(rejection, rejection.text());
	}

	NoResourceException(Rejection rejection, String format, @Nullable Object... met) {
		super(String.format(Locale.ROOT, format, met));
		this.rejection = rejection;
	}

	RejectedPath at(String path) {
		return new RejectedPath(path, this.rejection, String.valueOf(getMessage()));
	}

}
