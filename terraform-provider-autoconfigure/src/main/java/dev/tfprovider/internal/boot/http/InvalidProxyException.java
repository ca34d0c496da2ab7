/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;

/**
 * Thrown for a proxy variable that is not valid. Its message never contains the value,
 * which may hold a password.
 */
class InvalidProxyException extends IOException {

	private static final long serialVersionUID = 1L;

	InvalidProxyException(String message) {
		super(message);
	}

}
