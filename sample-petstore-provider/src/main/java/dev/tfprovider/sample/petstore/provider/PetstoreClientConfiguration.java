/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.sample.petstore.client.PetstoreClient;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.client.RestClient;

/**
 * Makes the client of each configured provider.
 */
@Configuration(proxyBeanMethods = false)
class PetstoreClientConfiguration {

	@Bean
	@ProviderScope
	PetstoreClient petstoreClient(PetstoreSettings settings, RestClient.Builder rest) {
		return PetstoreClient.create(settings.endpoint(), settings.apiKey(), settings.timeout(), rest);
	}

}
