/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.failure;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.FailedCall;
import dev.tfprovider.diagnostic.FallbackExceptionTranslator;

/**
 * Says how to give a provider more memory once its heap is full.
 */
public final class OutOfMemoryTranslator implements FallbackExceptionTranslator {

	private final HeapLimit limit;

	public OutOfMemoryTranslator(HeapLimit limit) {
		this.limit = limit;
	}

	@Override
	public void translate(Throwable exception, FailedCall call, Diagnostics diagnostics) {
		if (this.limit.isCauseOf(exception)) {
			diagnostics.error("Could not " + call.operation() + " " + call.typeName(), this.limit.advice());
		}
	}

}
