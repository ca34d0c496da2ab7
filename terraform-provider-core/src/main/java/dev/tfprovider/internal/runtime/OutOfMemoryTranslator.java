/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.diagnostic.FailedCall;
import dev.tfprovider.internal.runtime.call.HeapLimit;

/**
 * Translates the error of a full heap to a diagnostic that says how to give the provider
 * more memory.
 *
 * @param limit how much memory there is
 */
record OutOfMemoryTranslator(HeapLimit limit) implements ExceptionTranslator.Fallback {

	@Override
	public void translate(Throwable exception, FailedCall call, Diagnostics diagnostics) {
		if (this.limit.isCauseOf(exception)) {
			diagnostics.error("Could not " + call.operation() + " " + call.typeName(), this.limit.advice());
		}
	}

}
