/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import dev.tfprovider.test.internal.CliVersion;

/**
 * Installs a provider that is already running, with {@code TF_REATTACH_PROVIDERS}.
 */
final class ReattachedProvider extends ProviderInstallation {

	private final ProviderSource source;

	private final String providers;

	private final Supplier<String> output;

	private final Map<String, ?> providerBlock;

	ReattachedProvider(ProviderSource source, String providers, Supplier<String> output, Map<String, ?> providerBlock) {
		this.source = source;
		this.providers = providers;
		this.output = output;
		this.providerBlock = providerBlock;
	}

	@Override
	public Map<String, ?> providerBlock() {
		return this.providerBlock;
	}

	@Override
	public String output() {
		return this.output.get();
	}

	@Override
	List<String> preparation() {
		return List.of("init", "-input=false");
	}

	@Override
	String cliConfiguration(Path root, CliVersion version) {
		return new BuiltInProvider().cliConfiguration(root, version);
	}

	@Override
	Map<String, String> environment() {
		return Map.of("TF_REATTACH_PROVIDERS", this.providers);
	}

	@Override
	String requirement() {
		return this.source.requirement(null);
	}

	@Override
	public String providerName() {
		return this.source.type();
	}

}
