/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.internal.boot.http.HttpLogInterceptor;
import dev.tfprovider.internal.runtime.ProviderRuntime;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.restclient.RestClientCustomizer;
import org.springframework.boot.restclient.RestTemplateCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.client.ClientHttpRequestInterceptor;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestTemplate;

/**
 * Auto-configuration that logs the requests of Spring's {@link RestClient} and
 * {@link RestTemplate} and their answers, if the logger
 * {@value HttpLogInterceptor#LOGGER} is at DEBUG or TRACE.
 */
@AutoConfiguration(after = HttpDiagnosticsAutoConfiguration.class,
		beforeName = { "org.springframework.boot.restclient.autoconfigure.RestClientAutoConfiguration",
				"org.springframework.boot.restclient.autoconfigure.RestTemplateAutoConfiguration" })
@ConditionalOnClass({ RestClient.class, RestClientCustomizer.class })
final class HttpLogAutoConfiguration {

	private static final String INTERCEPTOR = "terraformHttpLogInterceptor";

	/**
	 * Clients may be made before the runtime is.
	 */
	@Bean(INTERCEPTOR)
	@ConditionalOnMissingBean(name = INTERCEPTOR)
	ClientHttpRequestInterceptor terraformHttpLogInterceptor(ObjectProvider<ProviderRuntime> runtimes) {
		return new HttpLogInterceptor((text) -> {
			ProviderRuntime runtime = runtimes.getIfAvailable();
			return (runtime != null) ? runtime.secrets().hide(text) : text;
		});
	}

	/**
	 * Comes last, to see what other interceptors make of a request.
	 */
	@Bean
	@Order(Ordered.LOWEST_PRECEDENCE)
	RestClientCustomizer terraformHttpLogCustomizer(@Qualifier(INTERCEPTOR) ClientHttpRequestInterceptor interceptor) {
		return (builder) -> {
			if (HttpLogInterceptor.isEnabled()) {
				builder.requestInterceptor(interceptor);
			}
		};
	}

	@Bean
	@Order(Ordered.LOWEST_PRECEDENCE)
	RestTemplateCustomizer terraformHttpLogTemplateCustomizer(
			@Qualifier(INTERCEPTOR) ClientHttpRequestInterceptor interceptor) {
		return (template) -> {
			if (HttpLogInterceptor.isEnabled()) {
				template.getInterceptors().add(interceptor);
			}
		};
	}

}
