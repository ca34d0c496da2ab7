/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;

import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.RunningCalls;

/**
 * Makes the planning of changes for tests.
 */
final class PlanCalls {

	private PlanCalls() {
	}

	static PlanResourceChange planResourceChange() {
		return new PlanResourceChange(new FailureDiagnostics(List.of()), new RunningCalls(OperationSettings.DEFAULT),
				PetApply.RECORDS);
	}

}
