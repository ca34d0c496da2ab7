/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.engine.config.Module;
import dev.tfprovider.test.internal.engine.host.EngineOptions;
import dev.tfprovider.test.internal.engine.state.EngineState;

/**
 * The input of a command.
 *
 * @param module the configuration
 * @param state what Terraform remembers
 * @param options which Terraform it is
 * @param targets addresses the command is restricted to, none for everything
 * @param replaced addresses of instances to replace whatever their configuration says
 * @param workspace the workspace, whose name a state store knows the state by
 * @param invoked address of the action to invoke instead of everything else, empty for
 * none
 */
public record CommandInput(Module module, EngineState state, EngineOptions options, List<String> targets,
		List<String> replaced, String workspace, String invoked) {

	public CommandInput {
		targets = List.copyOf(targets);
		replaced = List.copyOf(replaced);
	}

	/**
	 * Return this input with another state.
	 * @param other what Terraform remembers
	 * @return the changed input
	 */
	public CommandInput withState(EngineState other) {
		return new CommandInput(this.module, other, this.options, this.targets, this.replaced, this.workspace,
				this.invoked);
	}

	/**
	 * Return this input with another configuration.
	 * @param other the configuration
	 * @return the changed input
	 */
	public CommandInput withModule(Module other) {
		return new CommandInput(other, this.state, this.options, this.targets, this.replaced, this.workspace,
				this.invoked);
	}

	/**
	 * Return the first resource there is, written or remembered.
	 */
	public String firstResource() {
		return Stream.concat(this.module.blocks().keySet().stream(), this.state.current().keySet().stream())
			.findFirst()
			.orElse("");
	}

}
