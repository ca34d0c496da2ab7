/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.stream.Stream;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.config.Module;
import dev.tfprovider.test.internal.engine.host.EngineOptions;
import dev.tfprovider.test.internal.engine.state.EngineState;

/**
 * The input of a command.
 *
 * @param module the configuration
 * @param state what Terraform remembers
 * @param options which Terraform it is, and how it is called
 * @param invoked address of the action to invoke instead of everything else, empty for
 * none
 */
public record CommandInput(Module module, EngineState state, EngineOptions options, String invoked) {

	/**
	 * Return this input with another state.
	 * @param other what Terraform remembers
	 * @return the changed input
	 */
	public CommandInput withState(EngineState other) {
		return new CommandInput(this.module, other, this.options, this.invoked);
	}

	/**
	 * Return this input with another configuration.
	 * @param other the configuration
	 * @return the changed input
	 */
	public CommandInput withModule(Module other) {
		return new CommandInput(other, this.state, this.options, this.invoked);
	}

	/**
	 * Return the first resource there is, written or remembered.
	 */
	public String firstResource() {
		return Stream.concat(this.module.blocks().keySet().stream(), this.state.current().keySet().stream())
			.map(ResourceAddress::toString)
			.findFirst()
			.orElse("");
	}

}
