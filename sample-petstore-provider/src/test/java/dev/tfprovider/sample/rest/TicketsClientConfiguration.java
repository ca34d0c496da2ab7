/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.rest;

import java.time.Duration;

import dev.tfprovider.boot.ProviderScope;

import org.springframework.boot.http.client.ClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.HttpClientSettings;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.client.ClientHttpRequestFactory;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;
import org.springframework.web.util.DefaultUriBuilderFactory;

/**
 * Makes the client of the service that the provider block names.
 */
@Configuration(proxyBeanMethods = false)
class TicketsClientConfiguration {

	@Bean
	@ProviderScope
	TicketQueueApi ticketQueueApi(TicketsSettings settings, RestClient.Builder rest,
			ClientHttpRequestFactoryBuilder<?> requests, HttpClientSettings http) {
		ClientHttpRequestFactory factory = requests
			.build(http.withTimeouts(Duration.ofSeconds(5), Duration.ofSeconds(30)));
		DefaultUriBuilderFactory addresses = new DefaultUriBuilderFactory(settings.endpoint().toASCIIString());
		addresses.setEncodingMode(DefaultUriBuilderFactory.EncodingMode.VALUES_ONLY);
		RestClient.Builder upstream = rest.clone().uriBuilderFactory(addresses).requestFactory(factory);
		RestClient client = upstream.clone().requestInterceptor(AccessTokens.of(settings, upstream)).build();
		return HttpServiceProxyFactory.builderFor(RestClientAdapter.create(client))
			.build()
			.createClient(TicketQueueApi.class);
	}

}
