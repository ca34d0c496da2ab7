/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;

import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.RunningCalls;

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
