/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.valid;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * The provider of the corner cases of validation.
 */
final class ValidProvider {

	private ValidProvider() {
	}

	static ProviderDefinition definition(CornerUpstream upstream) {
		return ProviderDefinition.builder("corner")
			.address("acme/corner")
			.settings(ValidSettings.class)
			.settingsValidation(() -> (config, diagnostics) -> {
				if (config.isKnown("token_file") && !config.get("token_file", String.class).get().startsWith("/")) {
					diagnostics.error(AttributePath.root("token_file"), "Relative path", "Give an absolute one.");
				}
			})
			.resource("network", Network.class, new NetworkResource(upstream))
			.resource("flaky", Flaky.class, new FlakyResource(upstream))
			.dataSource("zone", Zone.class, new Zone.Reader())
			.build();
	}

}
