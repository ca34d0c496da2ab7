/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;

import dev.tfprovider.test.run.TerraformRun;

/**
 * Runs scenarios, in memory or on the real CLI.
 */
sealed interface ScenarioTerraform permits InMemoryScenario, CliScenario {

	TerraformRun plan(Configuration configuration);

	/**
	 * Plan and apply.
	 * @param settled whether nothing must be left to do
	 */
	TerraformRun apply(Configuration configuration, boolean settled);

	TerraformRun importResource(Configuration configuration, String address, String id);

	TerraformRun taint(String address);

	TerraformRun untaint(String address);

	TerraformRun stateRemove(String address);

	TerraformRun stateWrite(String address, long schemaVersion, String json, byte[] privateData);

	/**
	 * Restrict the steps that follow.
	 */
	void target(List<String> addresses);

	/**
	 * Have instances replaced by the steps that follow.
	 */
	void replace(List<String> addresses);

	/**
	 * Invoke an action of the configuration written last.
	 */
	TerraformRun invoke(String action);

	TerraformRun refresh();

	TerraformRun show();

	/**
	 * Let the provider delete an object, and remember it all the same.
	 */
	TerraformRun vanish(String address);

	TerraformRun destroy();

}
