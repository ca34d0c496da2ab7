/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.stored;

import org.jspecify.annotations.Nullable;

/**
 * Says that what is stored is not of the wanted record, such as what an older release
 * left.
 */
public final class UnreadableRecordException extends RuntimeException {

	UnreadableRecordException(String message, @Nullable Throwable cause) {
		super(message, cause);
	}

}
