/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.bom;

import java.io.IOException;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.NamedCommand;

/**
 * Prints the bill of materials that the build of the application has made.
 */
public final class SbomCommand extends NamedCommand {

	/**
	 * Create the command.
	 */
	public SbomCommand() {
		super("sbom", "prints the bill of materials of the provider, in the format CycloneDX");
	}

	@Override
	public void run(CommandCall call) throws IOException {
		call.out()
			.print(BillOfMaterials.of(call.provider().application())
				.orElseThrow(
						() -> CommandFailedException.of("The application has no resource " + BillOfMaterials.RESOURCE
								+ ": its build makes no bill of materials. " + BillOfMaterials.ADVICE))
				.text());
	}

}
