/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

/**
 * Runs scenarios in memory.
 *
 * @param terraform Terraform in memory
 */
record InMemoryScenario(InMemoryTerraform terraform) implements ScenarioTerraform {

	@Override
	public TerraformRun plan(Configuration configuration) {
		return this.terraform.plan(configuration);
	}

	@Override
	public TerraformRun apply(Configuration configuration, boolean settled) {
		return (settled ? this.terraform : this.terraform.allowNonEmptyPlan()).apply(configuration);
	}

	@Override
	public TerraformRun importResource(Configuration configuration, String address, String id) {
		return this.terraform.write(configuration).importResource(address, id);
	}

	@Override
	public TerraformRun taint(String address) {
		return this.terraform.taint(address);
	}

	@Override
	public TerraformRun refresh() {
		return this.terraform.refresh();
	}

	@Override
	public TerraformRun destroy() {
		return this.terraform.destroy();
	}

	@Override
	public TerraformRun show() {
		return this.terraform.show();
	}

	@Override
	public TerraformRun stateRemove(String address) {
		return this.terraform.stateRemove(address);
	}

	@Override
	public TerraformRun vanish(String address) {
		return this.terraform.vanish(address);
	}

}
