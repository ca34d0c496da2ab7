/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when author code does not end within its time limit. The cause is what it threw
 * in the end, {@code null} if it did not end at all.
 */
final class OperationTimeoutException extends Exception {

	private final transient TimeLimit limit;

	OperationTimeoutException(TimeLimit limit, @Nullable Throwable cause) {
		super(limit.operation() + " exceeded " + limit.duration(), cause);
		this.limit = limit;
	}

	TimeLimit limit() {
		return this.limit;
	}

}
