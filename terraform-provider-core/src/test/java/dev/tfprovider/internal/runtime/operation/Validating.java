/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;

import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.failure.FailureDiagnostics;

/**
 * Validates in tests.
 */
final class Validating {

	private Validating() {
	}

	static ValidateConfig with(ConstraintValidator constraints) {
		return new ValidateConfig(constraints,
				new AuthorChecks(new FailureDiagnostics(List.of()), new RunningCalls(OperationSettings.DEFAULT)));
	}

}
