/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.nio.file.Path;
import java.time.Duration;

import dev.tfprovider.internal.boot.http.HttpEnvironment;
import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.http.client.ClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.autoconfigure.ClientHttpRequestFactoryBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.env.Environment;
import org.springframework.http.client.ClientHttpRequestFactory;

/**
 * Auto-configuration that lets Spring's HTTP clients honour the proxy and certificate
 * variables of the environment, lets them follow redirects only within the origin that
 * the author's code has asked, and gives them time limits. An application with a
 * {@link ClientHttpRequestFactoryBuilder} of its own keeps it as it is.
 */
@AutoConfiguration(
		beforeName = "org.springframework.boot.http.client.autoconfigure.imperative.ImperativeHttpClientAutoConfiguration")
@ConditionalOnClass({ ClientHttpRequestFactory.class, ClientHttpRequestFactoryBuilderCustomizer.class })
final class HttpEnvironmentAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	HttpEnvironment terraformHttpEnvironment(ObjectProvider<ProviderLaunch> launches, Environment environment) {
		ProviderLaunch launch = launches.getIfAvailable();
		return new HttpEnvironment(ProcessEnvironment.of(launch), workingDirectory(launch),
				environment.getProperty("terraform.provider.http.follow-redirects-to-other-origins", Boolean.class,
						false),
				timeout(environment, "spring.http.clients.connect-timeout"),
				timeout(environment, "spring.http.clients.read-timeout"));
	}

	/**
	 * Read as Spring Boot reads it.
	 */
	private static @Nullable Duration timeout(Environment environment, String property) {
		return Binder.get(environment).bind(property, Duration.class).orElse(null);
	}

	/**
	 * Comes last, for it hides the kind of the builder from customizers of that kind.
	 */
	@Bean
	@Order(Ordered.LOWEST_PRECEDENCE)
	ClientHttpRequestFactoryBuilderCustomizer<ClientHttpRequestFactoryBuilder<?>> terraformHttpEnvironmentCustomizer(
			HttpEnvironment environment) {
		return environment::bridge;
	}

	private static Path workingDirectory(@Nullable ProviderLaunch launch) {
		return (launch != null) ? launch.process().workingDirectory() : Path.of("").toAbsolutePath();
	}

}
