/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.net.URI;
import java.time.Duration;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.EnvironmentDefault;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.boot.ProviderConfiguration;
import org.jspecify.annotations.Nullable;

/**
 * Manages the pets, orders and users of a Petstore.
 *
 * @param endpoint base URL of the Petstore API
 * @param apiKey key sent with every request
 * @param timeout longest time to wait for an answer
 */
@ProviderConfiguration
public record PetstoreSettings(@EnvironmentDefault("PETSTORE_ENDPOINT") URI endpoint,
		@EnvironmentDefault("PETSTORE_API_KEY") @Sensitive @Nullable String apiKey,
		@EnvironmentDefault("PETSTORE_TIMEOUT") @Default("30s") Duration timeout) {

}
