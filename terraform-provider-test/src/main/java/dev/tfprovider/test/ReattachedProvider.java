/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.CliVersion;

/**
 * A provider that somebody else has started.
 */
final class ReattachedProvider extends ProviderInstallation {

	private final ProviderSource source;

	private final String providers;

	ReattachedProvider(ProviderSource source, String providers) {
		this.source = source;
		this.providers = providers;
	}

	@Override
	List<String> preparation() {
		return List.of("init", "-input=false");
	}

	@Override
	String cliConfiguration(Path root, CliVersion version) {
		return new BuiltInOnly().cliConfiguration(root, version);
	}

	@Override
	Map<String, String> environment() {
		return Map.of("TF_REATTACH_PROVIDERS", this.providers);
	}

	@Override
	String requirement() {
		return this.source.requirement(null);
	}

}
