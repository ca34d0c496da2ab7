/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.installed;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.command.CommandCall;
import dev.tfprovider.internal.command.line.NamedCommand;

/**
 * Prints name, address and version of the provider.
 */
final class VersionCommand extends NamedCommand {

	VersionCommand() {
		super("version", "prints name, version and source address of the provider");
	}

	@Override
	public void run(CommandCall call) {
		ProviderDefinition definition = call.provider().definition();
		call.out()
			.println("terraform-provider-%s %s (%s)".formatted(definition.name(), definition.version(),
					definition.address()));
	}

}
