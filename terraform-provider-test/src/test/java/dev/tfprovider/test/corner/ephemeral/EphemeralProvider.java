/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ephemeral;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * The provider of an ephemeral resource.
 */
final class EphemeralProvider {

	private EphemeralProvider() {
	}

	static ProviderDefinition definition(CornerUpstream upstream) {
		return ProviderDefinition.builder("corner")
			.address("acme/corner")
			.settings(Settings.class)
			.settingsValidation(() -> new SettingsCheck(upstream))
			.ephemeralResource("grant", Grant.class, new Grant.Code(upstream))
			.resource("vault", Vault.class, new Vault.Code(upstream.idsByName()))
			.build();
	}

	/**
	 * The settings.
	 *
	 * @param token opens the provider
	 */
	record Settings(@Nullable String token) {

	}

	/**
	 * Writes down what the provider is configured with.
	 *
	 * @param upstream where
	 */
	record SettingsCheck(CornerUpstream upstream) implements ConfigValidator<Settings> {

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
			Value<String> token = config.get("token", String.class);
			if (token.isKnown()) {
				this.upstream.log("settings with " + token.get());
			}
		}

	}

}
