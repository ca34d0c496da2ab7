/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Path;
import java.util.List;

import dev.tfprovider.test.internal.CliVersion;

/**
 * Installs no provider, for configurations that use only the built-in provider of the
 * CLI.
 */
final class BuiltInProvider extends ProviderInstallation {

	@Override
	List<String> preparation() {
		return List.of("init", "-input=false");
	}

	@Override
	String cliConfiguration(Path root, CliVersion version) {
		return """
				provider_installation {
				  direct {}
				}
				""";
	}

	@Override
	String requirement() {
		return "";
	}

	@Override
	public String providerName() {
		return "terraform";
	}

}
