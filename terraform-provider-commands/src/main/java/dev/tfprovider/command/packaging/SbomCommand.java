/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.command.ProviderCommand;

/**
 * Prints the bill of materials of the provider, as of a thin package.
 */
public final class SbomCommand implements ProviderCommand {

	@Override
	public String name() {
		return "sbom";
	}

	@Override
	public String purpose() {
		return "prints what the provider is made of, in the format CycloneDX";
	}

	@Override
	public List<CommandOption> options() {
		return List.of(CommandOption.value("version", "VERSION", "version to name (default: the provider's)"));
	}

	@Override
	public void run(CommandCall call) throws IOException {
		PackageName name = PackageCommand.name(call);
		Path staging = Files.createTempDirectory("terraform-provider-");
		try {
			List<String> libraries = ClassPathLibraries.ofProcess().copyTo(staging.resolve("lib"), name);
			call.out().print(new PackageBillOfMaterials(name, call.provider().application()).text(staging, libraries));
		}
		finally {
			new FileTree(staging).delete();
		}
	}

}
