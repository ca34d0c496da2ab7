/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

/**
 * Runs scenarios on the real CLI. The directory is initialised once, since no step
 * changes which providers there are.
 */
final class CliScenario implements ScenarioTerraform {

	private final TerraformCli terraform;

	private final String provider;

	private boolean initialised;

	CliScenario(TerraformCli terraform, String provider) {
		this.terraform = terraform;
		this.provider = provider;
	}

	@Override
	public TerraformRun plan(Configuration configuration) {
		write(configuration);
		return this.terraform.run("plan");
	}

	@Override
	public TerraformRun apply(Configuration configuration, boolean settled) {
		write(configuration);
		Run plan = this.terraform.run("plan");
		if (!plan.succeeded()) {
			return plan;
		}
		return (settled ? this.terraform : this.terraform.allowNonEmptyPlan()).applyPlan(plan).after(plan);
	}

	@Override
	public TerraformRun importResource(Configuration configuration, String address, String id) {
		write(configuration);
		return this.terraform.run("import", address, id);
	}

	@Override
	public TerraformRun taint(String address) {
		return this.terraform.taint(address);
	}

	@Override
	public TerraformRun refresh() {
		return this.terraform.run("apply", "-refresh-only");
	}

	@Override
	public TerraformRun destroy() {
		Run plan = this.terraform.run("plan", "-destroy");
		return plan.succeeded() ? this.terraform.allowNonEmptyPlan().applyPlan(plan).after(plan) : plan;
	}

	private void write(Configuration configuration) {
		this.terraform.write("main.tf.json", configuration.toJson(this.provider));
		if (!this.initialised) {
			new RunAssert(this.terraform.init()).succeeded();
			this.initialised = true;
		}
	}

}
