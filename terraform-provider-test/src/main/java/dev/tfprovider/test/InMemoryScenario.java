/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;

import dev.tfprovider.test.run.TerraformRun;

/**
 * Runs the steps of a scenario on Terraform in memory.
 */
final class InMemoryScenario implements ScenarioTerraform {

	private InMemoryTerraform terraform;

	InMemoryScenario(InMemoryTerraform terraform) {
		this.terraform = terraform;
	}

	@Override
	public TerraformRun untaint(String address) {
		return this.terraform.untaint(address);
	}

	@Override
	public TerraformRun stateRemove(String address) {
		return this.terraform.stateRemove(address);
	}

	@Override
	public TerraformRun stateWrite(String address, long schemaVersion, String json, byte[] privateData) {
		return this.terraform.stateWrite(address, schemaVersion, json, privateData);
	}

	@Override
	public void target(List<String> addresses) {
		this.terraform = this.terraform.target(addresses.toArray(String[]::new));
	}

	@Override
	public void replace(List<String> addresses) {
		this.terraform = this.terraform.replace(addresses.toArray(String[]::new));
	}

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
	public TerraformRun invoke(String action) {
		return this.terraform.invoke(action);
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
	public TerraformRun vanish(String address) {
		return this.terraform.vanish(address);
	}

}
