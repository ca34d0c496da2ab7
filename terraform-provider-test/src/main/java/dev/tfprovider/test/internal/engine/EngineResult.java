/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine;

import java.util.List;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.plan.FinishedInvocation;
import dev.tfprovider.test.internal.engine.state.EngineState;

/**
 * The result of one command.
 *
 * @param diagnostics errors and warnings in order
 * @param plan the plan document, a missing node if the command made none
 * @param stateDocument the state document: of a plan the refreshed state, else the new
 * one
 * @param state what Terraform remembers from now on
 * @param calls names of the RPCs that were called, in order
 * @param invocations the actions that were invoked, in order
 */
public record EngineResult(List<EngineDiagnostic> diagnostics, JsonNode plan, JsonNode stateDocument, EngineState state,
		List<String> calls, List<FinishedInvocation> invocations) {

	/**
	 * Return the result of a command that has not come to run.
	 * @param diagnostics why not
	 * @param state what Terraform goes on remembering
	 * @param calls names of the RPCs that were called, in order
	 * @return the result
	 */
	static EngineResult ofNothing(List<EngineDiagnostic> diagnostics, EngineState state, List<String> calls) {
		return new EngineResult(diagnostics, MissingNode.getInstance(), MissingNode.getInstance(), state, calls,
				List.of());
	}

	/**
	 * Return whether there is an error.
	 * @return whether the command has failed
	 */
	public boolean failed() {
		return this.diagnostics.stream().anyMatch(EngineDiagnostic::error);
	}

}
