/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Path;
import java.util.List;

import dev.tfprovider.test.internal.CliVersion;
import dev.tfprovider.test.internal.JsonValues;

/**
 * Installs a provider with {@code dev_overrides}, so that the CLI starts it from its
 * directory.
 */
final class DevOverride extends ProviderInstallation {

	private final Path directory;

	DevOverride(ProviderSource source, Path directory) {
		super(source);
		this.directory = source.requireExecutable(directory);
	}

	/**
	 * Modules only: {@code init} would ask the registry for the overridden provider.
	 */
	@Override
	List<String> preparation() {
		return List.of("get");
	}

	@Override
	String cliConfiguration(Path root, CliVersion version) {
		return """
				provider_installation {
				  dev_overrides {
				    %s = %s
				  }
				  direct {}
				}
				""".formatted(JsonValues.write(source().toString()), JsonValues.write(this.directory.toString()));
	}

}
