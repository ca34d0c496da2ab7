/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.stored;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when stored data does not fit the requested record, such as data of an older
 * release.
 */
public final class UnreadableRecordException extends RuntimeException {

	public UnreadableRecordException(String message, @Nullable Throwable cause) {
		super(message, cause);
	}

}
