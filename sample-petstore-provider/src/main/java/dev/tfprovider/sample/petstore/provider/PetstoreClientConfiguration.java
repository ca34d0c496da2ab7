/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.net.http.HttpClient;

import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.sample.petstore.client.PetstoreClient;

import org.springframework.boot.http.client.ClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.HttpClientSettings;
import org.springframework.boot.http.client.JdkClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.autoconfigure.ClientHttpRequestFactoryBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.client.RestClient;

/**
 * Creates the API client of each configured provider.
 */
@Configuration(proxyBeanMethods = false)
class PetstoreClientConfiguration {

	@Bean
	@ProviderScope
	PetstoreClient petstoreClient(PetstoreSettings settings, RestClient.Builder rest,
			ClientHttpRequestFactoryBuilder<?> requests, HttpClientSettings http) {
		return PetstoreClient.create(settings.endpoint(), settings.apiKey(),
				rest.requestFactory(requests.build(http.withTimeouts(settings.timeout(), settings.timeout()))));
	}

	/**
	 * No attempt to speak HTTP/2 with a store that does not.
	 */
	@Bean
	ClientHttpRequestFactoryBuilderCustomizer<JdkClientHttpRequestFactoryBuilder> petstoreHttpVersion() {
		return (builder) -> builder.withHttpClientCustomizer((http) -> http.version(HttpClient.Version.HTTP_1_1));
	}

}
