/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;

import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformRun;

/**
 * Runs a scenario and something after each of its steps.
 */
public final class StepwiseScenario {

	private StepwiseScenario() {
	}

	public static List<TerraformRun> run(Scenario scenario, InMemoryTerraform terraform, Runnable afterStep) {
		return scenario.run(terraform, afterStep);
	}

	public static List<TerraformRun> run(Scenario scenario, TerraformCli terraform, Runnable afterStep) {
		return scenario.run(new CliTerraform(terraform, "corner"), afterStep);
	}

}
