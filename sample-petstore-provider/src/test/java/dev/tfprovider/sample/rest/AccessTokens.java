/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.rest;

import org.springframework.http.client.ClientHttpRequestInterceptor;
import org.springframework.security.oauth2.client.AuthorizedClientServiceOAuth2AuthorizedClientManager;
import org.springframework.security.oauth2.client.ClientCredentialsOAuth2AuthorizedClientProvider;
import org.springframework.security.oauth2.client.InMemoryOAuth2AuthorizedClientService;
import org.springframework.security.oauth2.client.endpoint.RestClientClientCredentialsTokenResponseClient;
import org.springframework.security.oauth2.client.registration.ClientRegistration;
import org.springframework.security.oauth2.client.registration.ClientRegistrationRepository;
import org.springframework.security.oauth2.client.registration.InMemoryClientRegistrationRepository;
import org.springframework.security.oauth2.client.web.client.OAuth2ClientHttpRequestInterceptor;
import org.springframework.security.oauth2.core.AuthorizationGrantType;
import org.springframework.security.oauth2.core.http.converter.OAuth2AccessTokenResponseHttpMessageConverter;
import org.springframework.web.client.RestClient;

/**
 * Sends access tokens with requests, which it gets by the client's own credentials.
 */
final class AccessTokens {

	private static final String ID = "tickets";

	private AccessTokens() {
	}

	static ClientHttpRequestInterceptor of(TicketsSettings settings, RestClient.Builder rest) {
		ClientRegistrationRepository registrations = new InMemoryClientRegistrationRepository(
				ClientRegistration.withRegistrationId(ID)
					.authorizationGrantType(AuthorizationGrantType.CLIENT_CREDENTIALS)
					.tokenUri(settings.tokenUrl().toString())
					.clientId(settings.clientId())
					.clientSecret(settings.clientSecret())
					.build());
		RestClientClientCredentialsTokenResponseClient tokens = new RestClientClientCredentialsTokenResponseClient();
		tokens.setRestClient(rest
			.configureMessageConverters(
					(converters) -> converters.addCustomConverter(new OAuth2AccessTokenResponseHttpMessageConverter()))
			.build());
		ClientCredentialsOAuth2AuthorizedClientProvider credentials = new ClientCredentialsOAuth2AuthorizedClientProvider();
		credentials.setAccessTokenResponseClient(tokens);
		AuthorizedClientServiceOAuth2AuthorizedClientManager manager = new AuthorizedClientServiceOAuth2AuthorizedClientManager(
				registrations, new InMemoryOAuth2AuthorizedClientService(registrations));
		manager.setAuthorizedClientProvider(credentials);
		OAuth2ClientHttpRequestInterceptor interceptor = new OAuth2ClientHttpRequestInterceptor(manager);
		interceptor.setClientRegistrationIdResolver((request) -> ID);
		return interceptor;
	}

}
