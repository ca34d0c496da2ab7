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
import org.springframework.boot.restclient.RestTemplateCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestTemplate;

/**
 * Auto-configuration that turns failed calls of Spring's {@link RestClient} and
 * {@link RestTemplate} into diagnostics with method, URL, status and problem detail.
 */
@AutoConfiguration(beforeName = { "org.springframework.boot.restclient.autoconfigure.RestClientAutoConfiguration",
		"org.springframework.boot.restclient.autoconfigure.RestTemplateAutoConfiguration" })
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
	RestTemplateCustomizer terraformRestTemplateCustomizer(SentRequestInterceptor interceptor) {
		return (template) -> template.getInterceptors().add(interceptor);
	}

	@Bean
	@ConditionalOnMissingBean
	RestClientExceptionTranslator terraformRestClientExceptionTranslator(SentRequestInterceptor interceptor) {
		return new RestClientExceptionTranslator(interceptor);
	}

}
