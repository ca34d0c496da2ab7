/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

/**
 * Thrown for a request that did not fit into memory.
 */
final class UnreadRequestException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	UnreadRequestException() {
		super("The request does not fit into memory");
	}

}
