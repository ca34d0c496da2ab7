/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformRun;

/**
 * Implements {@link Terraform} on the real CLI.
 */
final class CliTerraform extends Terraform {

	private final TerraformCli cli;

	private final CliScenario commands;

	private final boolean settled;

	private final Memory memory;

	/**
	 * Create a handle.
	 * @param cli the CLI on a directory without a configuration
	 * @param provider local name of the provider
	 */
	CliTerraform(TerraformCli cli, String provider) {
		this(cli, new CliScenario(cli, provider), true, new Memory());
	}

	private CliTerraform(TerraformCli cli, CliScenario commands, boolean settled, Memory memory) {
		this.cli = cli;
		this.commands = commands;
		this.settled = settled;
		this.memory = memory;
	}

	@Override
	public Terraform allowNonEmptyPlan() {
		return new CliTerraform(this.cli, this.commands, false, this.memory);
	}

	@Override
	public Terraform withProvider(Map<String, ?> body) {
		return new CliTerraform(this.cli, this.commands.withProvider(body), this.settled, this.memory);
	}

	@Override
	public Terraform target(String... addresses) {
		return new CliTerraform(this.cli, this.commands.withTargets(List.of(addresses)), this.settled, this.memory);
	}

	@Override
	public Terraform replace(String... addresses) {
		return new CliTerraform(this.cli, this.commands.withReplaced(List.of(addresses)), this.settled, this.memory);
	}

	@Override
	public Terraform write(Configuration configuration) {
		this.memory.configuration = configuration;
		return this;
	}

	@Override
	public TerraformRun validate(Configuration configuration) {
		write(configuration);
		this.commands.write(this.memory.configuration);
		return this.cli.validate();
	}

	@Override
	public TerraformRun plan() {
		return this.commands.plan(this.memory.configuration);
	}

	@Override
	public TerraformRun apply() {
		return this.commands.apply(this.memory.configuration, this.settled);
	}

	@Override
	public TerraformRun invoke(String action) {
		this.commands.write(this.memory.configuration);
		return this.cli.invoke(action);
	}

	@Override
	public TerraformRun destroy() {
		this.commands.write(this.memory.configuration);
		return this.commands.destroy();
	}

	@Override
	public TerraformRun refresh() {
		this.commands.write(this.memory.configuration);
		return this.commands.refresh();
	}

	@Override
	public TerraformRun importResource(String address, String id) {
		return this.commands.importResource(this.memory.configuration, address, id);
	}

	@Override
	public TerraformRun taint(String address) {
		return this.commands.taint(address);
	}

	@Override
	public TerraformRun untaint(String address) {
		return this.cli.run("untaint", address);
	}

	@Override
	public TerraformRun stateRemove(String address) {
		return this.cli.stateRemove(address);
	}

	@Override
	public TerraformRun vanish(String address) {
		this.commands.write(this.memory.configuration);
		return this.commands.vanish(address);
	}

	@Override
	public TerraformRun show() {
		return this.cli.show();
	}

	@Override
	public void close() {
		this.cli.close();
	}

	@Override
	ScenarioTerraform scenario() {
		return this.commands;
	}

	/**
	 * What all handles on one directory share.
	 */
	private static final class Memory {

		private Configuration configuration = Configuration.empty();

	}

}
