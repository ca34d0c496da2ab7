/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import dev.tfprovider.internal.boot.http.RestClientExceptionTranslator;
import dev.tfprovider.internal.boot.http.SentRequestInterceptor;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ProviderSettings;
import dev.tfprovider.internal.schema.Attribute;

import org.springframework.beans.factory.ObjectProvider;
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
final class HttpDiagnosticsAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	SentRequestInterceptor terraformSentRequestInterceptor() {
		return new SentRequestInterceptor(CallScope::current);
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
	RestClientExceptionTranslator terraformRestClientExceptionTranslator(SentRequestInterceptor interceptor,
			ObjectProvider<ProviderRuntime> runtimes) {
		return new RestClientExceptionTranslator(interceptor, () -> {
			ProviderRuntime runtime = runtimes.getIfAvailable();
			return (runtime != null) ? credentials(runtime.settings()) : "";
		});
	}

	/**
	 * Secrets of the provider block are credentials, and what stands beside them is found
	 * there.
	 */
	private static String credentials(ProviderSettings settings) {
		Map<String, List<String>> environment = settings.mapping()
			.map(ModelMapping::environmentDefaults)
			.orElse(Map.of());
		return settings.schema().block().attributes().stream().filter(Attribute::isSensitive).map((attribute) -> {
			List<String> variables = environment.getOrDefault(attribute.name(), List.of());
			return "the provider's argument '" + attribute.name() + "'"
					+ (variables.isEmpty() ? "" : " or the environment variable " + String.join(" or ", variables));
		}).collect(Collectors.joining(", and from "));
	}

}
