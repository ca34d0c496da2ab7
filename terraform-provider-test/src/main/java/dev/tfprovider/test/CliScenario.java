/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

import dev.tfprovider.test.internal.StateFile;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformRun;

/**
 * Runs the steps of a scenario on the real CLI. The directory is initialised once, since
 * no step changes which providers there are.
 */
final class CliScenario implements ScenarioTerraform {

	private final TerraformCli terraform;

	private final String provider;

	private final Map<String, ?> providerBody;

	private final AtomicBoolean initialised;

	private List<String> targets = List.of();

	private List<String> replaced = List.of();

	CliScenario(TerraformCli terraform, String provider) {
		this(terraform, provider, Map.of(), new AtomicBoolean());
	}

	private CliScenario(TerraformCli terraform, String provider, Map<String, ?> providerBody,
			AtomicBoolean initialised) {
		this.terraform = terraform;
		this.provider = provider;
		this.providerBody = providerBody;
		this.initialised = initialised;
	}

	CliScenario withProvider(Map<String, ?> body) {
		CliScenario copy = new CliScenario(this.terraform, this.provider, Map.copyOf(body), this.initialised);
		copy.targets = this.targets;
		copy.replaced = this.replaced;
		return copy;
	}

	CliScenario withTargets(List<String> addresses) {
		CliScenario copy = new CliScenario(this.terraform, this.provider, this.providerBody, this.initialised);
		copy.targets = addresses;
		copy.replaced = this.replaced;
		return copy;
	}

	CliScenario withReplaced(List<String> addresses) {
		CliScenario copy = withTargets(this.targets);
		copy.replaced = addresses;
		return copy;
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
	public TerraformRun invoke(String action) {
		return this.terraform.run("apply", "-invoke=" + action);
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
	public TerraformRun show() {
		return this.terraform.show();
	}

	@Override
	public TerraformRun stateRemove(String address) {
		return this.terraform.stateRemove(address);
	}

	@Override
	public TerraformRun vanish(String address) {
		StateFile state = StateFile.read(this.terraform.directory());
		state.only(address);
		try {
			return destroy();
		}
		finally {
			state.restore();
		}
	}

	@Override
	public TerraformRun untaint(String address) {
		return this.terraform.run("untaint", address);
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

	void write(Configuration configuration) {
		this.terraform.write("main.tf.json", configuration.orProvider(this.providerBody).toJson(this.provider));
		if (this.initialised.compareAndSet(false, true)) {
			this.terraform.initialise();
		}
	}

}
