/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;

/**
 * Runs scenarios on the real CLI. The directory is initialised once, since no step
 * changes which providers there are.
 */
final class CliScenario implements ScenarioTerraform {

	private final TerraformCli terraform;

	private final String provider;

	private boolean initialised;

	private List<String> targets = List.of();

	private List<String> replaced = List.of();

	CliScenario(TerraformCli terraform, String provider) {
		this.terraform = terraform;
		this.provider = provider;
	}

	@Override
	public TerraformRun plan(Configuration configuration) {
		write(configuration);
		return this.terraform.run(planning());
	}

	@Override
	public TerraformRun apply(Configuration configuration, boolean settled) {
		write(configuration);
		Run plan = this.terraform.run(planning());
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
		Run plan = this.terraform.run(planning("-destroy"));
		return plan.succeeded() ? this.terraform.allowNonEmptyPlan().applyPlan(plan).after(plan) : plan;
	}

	@Override
	public TerraformRun untaint(String address) {
		return this.terraform.run("untaint", address);
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
		this.targets = addresses;
	}

	@Override
	public void replace(List<String> addresses) {
		this.replaced = addresses;
	}

	private String[] planning(String... options) {
		List<String> command = new ArrayList<>(List.of("plan"));
		command.addAll(List.of(options));
		this.targets.forEach((address) -> command.add("-target=" + address));
		this.replaced.forEach((address) -> command.add("-replace=" + address));
		return command.toArray(String[]::new);
	}

	private void write(Configuration configuration) {
		this.terraform.write("main.tf.json", configuration.toJson(this.provider));
		if (!this.initialised) {
			new RunAssert(this.terraform.init()).succeeded();
			this.initialised = true;
		}
	}

}
