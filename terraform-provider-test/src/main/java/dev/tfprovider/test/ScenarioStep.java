/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import dev.tfprovider.test.run.RunAssert;
import dev.tfprovider.test.run.TerraformRun;
import org.jspecify.annotations.Nullable;

/**
 * A step of a scenario.
 *
 * @param title what it does
 * @param action how it does it
 * @param mustSucceed whether an error fails the scenario
 */
record ScenarioStep(String title, Action action, boolean mustSucceed) {

	@Nullable TerraformRun run(ScenarioTerraform terraform, @Nullable TerraformRun before) {
		TerraformRun run = this.action.run(terraform, before);
		if (run != null && this.mustSucceed) {
			new RunAssert(run).succeeded();
		}
		return run;
	}

	/**
	 * What a step does.
	 */
	@FunctionalInterface
	interface Action {

		/**
		 * Do it.
		 * @param before the run of the last step that ran a command
		 * @return the run, {@code null} if the step runs no command
		 */
		@Nullable TerraformRun run(ScenarioTerraform terraform, @Nullable TerraformRun before);

	}

	/**
	 * A command of Terraform.
	 */
	@FunctionalInterface
	interface Command {

		TerraformRun run(ScenarioTerraform terraform);

	}

}
