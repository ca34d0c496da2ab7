/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.test.internal.StateFile;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformRun;

/**
 * Implements {@link Terraform} on the real CLI. The directory is initialised once, since
 * no configuration changes which providers there are.
 */
final class CliTerraform extends Terraform {

	private final TerraformCli cli;

	private final String provider;

	private final Map<String, ?> providerBody;

	private final Map<String, List<String>> planning;

	private final Memory memory;

	/**
	 * Create a handle.
	 * @param cli the CLI on a directory without a configuration
	 * @param provider local name of the provider
	 */
	CliTerraform(TerraformCli cli, String provider) {
		this(cli, provider, Map.of(), Map.of(), new Memory());
	}

	private CliTerraform(TerraformCli cli, String provider, Map<String, ?> providerBody,
			Map<String, List<String>> planning, Memory memory) {
		this.cli = cli;
		this.provider = provider;
		this.providerBody = providerBody;
		this.planning = planning;
		this.memory = memory;
	}

	@Override
	public Terraform allowNonEmptyPlan() {
		return new CliTerraform(this.cli.allowNonEmptyPlan(), this.provider, this.providerBody, this.planning,
				this.memory);
	}

	@Override
	public Terraform withProvider(Map<String, ?> body) {
		return new CliTerraform(this.cli, this.provider, Map.copyOf(body), this.planning, this.memory);
	}

	@Override
	public Terraform target(String... addresses) {
		return planning("-target=", addresses);
	}

	@Override
	public Terraform replace(String... addresses) {
		return planning("-replace=", addresses);
	}

	private Terraform planning(String option, String... addresses) {
		Map<String, List<String>> changed = new TreeMap<>(this.planning);
		changed.put(option, List.of(addresses));
		return new CliTerraform(this.cli, this.provider, this.providerBody, changed, this.memory);
	}

	@Override
	public Terraform write(Configuration configuration) {
		this.memory.configuration = configuration;
		return this;
	}

	@Override
	public TerraformRun validate(Configuration configuration) {
		write(configuration);
		return written().validate();
	}

	@Override
	public TerraformRun plan() {
		return written().run(planCommand());
	}

	@Override
	public TerraformRun apply() {
		return applyPlan(written(), planCommand());
	}

	@Override
	public TerraformRun invoke(String action) {
		return written().run("apply", "-invoke=" + action);
	}

	@Override
	public TerraformRun destroy() {
		return applyPlan(written().allowNonEmptyPlan(), planCommand("-destroy"));
	}

	@Override
	public TerraformRun refresh() {
		return written().run("apply", "-refresh-only");
	}

	@Override
	public TerraformRun importResource(String address, String id) {
		return written().run("import", address, id);
	}

	@Override
	public TerraformRun taint(String address) {
		return this.cli.taint(address);
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
	TerraformRun stateWrite(String address, long schemaVersion, String json, byte[] privateData) {
		return this.cli.stateWrite(address, schemaVersion, json, privateData);
	}

	@Override
	public TerraformRun vanish(String address) {
		StateFile state = StateFile.read(written().directory());
		state.only(address);
		try {
			return destroy();
		}
		finally {
			state.restore();
		}
	}

	@Override
	public TerraformRun show() {
		return this.cli.show();
	}

	@Override
	public void close() {
		this.cli.close();
	}

	private static TerraformRun applyPlan(TerraformCli cli, String[] planning) {
		Run plan = cli.run(planning);
		return plan.succeeded() ? cli.applyPlan(plan).after(plan) : plan;
	}

	private String[] planCommand(String... options) {
		List<String> command = new ArrayList<>(List.of("plan"));
		command.addAll(List.of(options));
		this.planning.forEach((option, addresses) -> addresses.forEach((address) -> command.add(option + address)));
		return command.toArray(String[]::new);
	}

	/**
	 * Return the CLI, which finds the configuration given last in its directory.
	 */
	private TerraformCli written() {
		this.cli.write("main.tf.json", this.memory.configuration.orProvider(this.providerBody).toJson(this.provider));
		if (!this.memory.initialised) {
			this.memory.initialised = true;
			this.cli.initialise();
		}
		return this.cli;
	}

	/**
	 * What all handles on one directory share.
	 */
	private static final class Memory {

		private Configuration configuration = Configuration.empty();

		private boolean initialised;

	}

}
