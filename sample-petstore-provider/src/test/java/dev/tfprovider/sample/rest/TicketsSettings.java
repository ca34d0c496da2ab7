/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.rest;

import java.net.URI;

import dev.tfprovider.attribute.EnvironmentDefault;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.boot.ProviderConfiguration;

/**
 * Settings of the provider block.
 *
 * @param endpoint base URL of the service
 * @param tokenUrl where access tokens are given out
 * @param clientId who asks for them
 * @param clientSecret what proves it
 */
@ProviderConfiguration
record TicketsSettings(URI endpoint, URI tokenUrl, String clientId,
		@Sensitive @EnvironmentDefault("TICKETS_CLIENT_SECRET") String clientSecret) {

}
