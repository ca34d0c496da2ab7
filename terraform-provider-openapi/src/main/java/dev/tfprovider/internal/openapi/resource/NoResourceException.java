/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.io.Serial;

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

	NoResourceException(Rejection rejection, String reason) {
		super(reason);
		this.rejection = rejection;
	}

	RejectedPath at(String path) {
		return new RejectedPath(path, this.rejection, String.valueOf(getMessage()));
	}

}
