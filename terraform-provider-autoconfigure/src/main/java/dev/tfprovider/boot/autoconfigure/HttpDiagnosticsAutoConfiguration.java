/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.boot.http.RestClientExceptionTranslator;
import dev.tfprovider.boot.http.SentRequestInterceptor;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.restclient.RestClientCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.web.client.RestClient;

/**
 * Auto-configuration that turns failed calls of Spring's {@link RestClient} into
 * diagnostics with method, URL, status and problem detail.
 */
@AutoConfiguration(beforeName = "org.springframework.boot.restclient.autoconfigure.RestClientAutoConfiguration")
@ConditionalOnClass({ RestClient.class, RestClientCustomizer.class })
public final class HttpDiagnosticsAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	SentRequestInterceptor terraformSentRequestInterceptor() {
		return new SentRequestInterceptor();
	}

	@Bean
	RestClientCustomizer terraformRestClientCustomizer(SentRequestInterceptor interceptor) {
		return (builder) -> builder.requestInterceptor(interceptor);
	}

	@Bean
	@ConditionalOnMissingBean
	RestClientExceptionTranslator terraformRestClientExceptionTranslator() {
		return new RestClientExceptionTranslator();
	}

}
