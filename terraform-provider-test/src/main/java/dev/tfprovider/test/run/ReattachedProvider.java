/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.Map;
import java.util.function.Supplier;

/**
 * Installs a provider that is already running, with {@code TF_REATTACH_PROVIDERS}.
 */
final class ReattachedProvider extends ProviderInstallation {

	private final String providers;

	private final Supplier<String> output;

	private final Map<String, ?> providerBlock;

	ReattachedProvider(ProviderSource source, String providers, Supplier<String> output, Map<String, ?> providerBlock) {
		super(source);
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
	Map<String, String> environment() {
		return Map.of("TF_REATTACH_PROVIDERS", this.providers);
	}

}
