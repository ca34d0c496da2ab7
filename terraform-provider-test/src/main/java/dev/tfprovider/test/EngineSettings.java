/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.engine.host.EngineOptions;

/**
 * The settings of one handle on Terraform in memory.
 *
 * @param nonEmptyPlanAllowed whether an apply may leave something to do
 * @param provider the provider block for configurations without one
 * @param options which Terraform it is
 * @param targets addresses that commands are restricted to
 * @param replaced addresses of instances to replace
 * @param workspace the workspace
 */
record EngineSettings(boolean nonEmptyPlanAllowed, Map<String, ?> provider, EngineOptions options, List<String> targets,
		List<String> replaced, String workspace) {

	static final EngineSettings NONE = new EngineSettings(false, Map.of(),
			new EngineOptions(TerraformHost.DEFAULT.profile(), false, 0), List.of(), List.of(), "default");

	EngineSettings withNonEmptyPlanAllowed() {
		return new EngineSettings(true, this.provider, this.options, this.targets, this.replaced, this.workspace);
	}

	EngineSettings withProvider(Map<String, ?> body) {
		return new EngineSettings(this.nonEmptyPlanAllowed, body, this.options, this.targets, this.replaced,
				this.workspace);
	}

	EngineSettings withOptions(EngineOptions changed) {
		return new EngineSettings(this.nonEmptyPlanAllowed, this.provider, changed, this.targets, this.replaced,
				this.workspace);
	}

	EngineSettings withTargets(List<String> addresses) {
		return new EngineSettings(this.nonEmptyPlanAllowed, this.provider, this.options, addresses, this.replaced,
				this.workspace);
	}

	EngineSettings withReplaced(List<String> addresses) {
		return new EngineSettings(this.nonEmptyPlanAllowed, this.provider, this.options, this.targets, addresses,
				this.workspace);
	}

	EngineSettings withWorkspace(String name) {
		return new EngineSettings(this.nonEmptyPlanAllowed, this.provider, this.options, this.targets, this.replaced,
				name);
	}

}
