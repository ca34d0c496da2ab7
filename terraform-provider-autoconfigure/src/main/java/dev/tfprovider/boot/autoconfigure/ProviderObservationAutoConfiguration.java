/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.boot.observation.MicrometerObserver;
import dev.tfprovider.internal.boot.observation.SecretMaskRegistrar;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import io.micrometer.observation.ObservationRegistry;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.context.annotation.Bean;

/**
 * Auto-configuration that observes requests and author code with Micrometer, if the
 * application has Spring Boot's support for it and a registry of observations.
 */
@AutoConfiguration(after = TerraformProviderAutoConfiguration.class,
		afterName = ProviderObservationAutoConfiguration.BOOT)
@ConditionalOnClass(name = ProviderObservationAutoConfiguration.BOOT)
@ConditionalOnBean({ ProviderRuntime.class, ObservationRegistry.class })
final class ProviderObservationAutoConfiguration {

	static final String BOOT = "org.springframework.boot.micrometer.observation.autoconfigure.ObservationAutoConfiguration";

	/**
	 * The registry is made before the runtime is.
	 */
	@Bean
	static SecretMaskRegistrar terraformSecretMaskRegistrar(ObjectProvider<ProviderRuntime> runtimes) {
		return new SecretMaskRegistrar((text) -> {
			ProviderRuntime runtime = runtimes.getIfAvailable();
			return (runtime != null) ? runtime.secrets().hide(text) : text;
		});
	}

	@Bean
	MicrometerObserver terraformMicrometerObserver(ObservationRegistry registry,
			ObjectProvider<ProviderLaunch> launch) {
		return new MicrometerObserver(registry, ProcessEnvironment.of(launch.getIfAvailable()));
	}

}
