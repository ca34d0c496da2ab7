/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

/**
 * What a scenario runs on.
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

	TerraformRun refresh();

	TerraformRun show();

	TerraformRun stateRemove(String address);

	/**
	 * Let the provider delete an object, and remember it all the same.
	 */
	TerraformRun vanish(String address);

	TerraformRun destroy();

}
