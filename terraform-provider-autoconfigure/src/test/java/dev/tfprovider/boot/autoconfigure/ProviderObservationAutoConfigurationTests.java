/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.internal.boot.observation.MicrometerObserver;
import dev.tfprovider.internal.boot.observation.SecretMaskRegistrar;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import io.micrometer.observation.ObservationRegistry;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.micrometer.observation.autoconfigure.ObservationAutoConfiguration;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ProviderObservationAutoConfiguration}.
 */
class ProviderObservationAutoConfigurationTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class,
				ProviderObservationAutoConfiguration.class, ObservationAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore");

	@Test
	void requestsAreObservedByTheRegistryOfTheApplication() {
		this.contextRunner.run((context) -> assertThat(context).hasSingleBean(ObservationRegistry.class)
			.getBean(ProviderRuntime.class)
			.extracting(ProviderRuntime::observer)
			.isSameAs(context.getBean(MicrometerObserver.class)));
	}

	@Test
	void whenBeansAreLazyRequestsAreObserved() {
		this.contextRunner.withPropertyValues("spring.main.lazy-initialization=true")
			.run((context) -> assertThat(context.getBean(ProviderRuntime.class).observer())
				.isInstanceOf(MicrometerObserver.class));
	}

	@Test
	void withoutSpringBootsSupportNothingIsObserved() {
		new ApplicationContextRunner()
			.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class,
					ProviderObservationAutoConfiguration.class))
			.withPropertyValues("terraform.provider.name=petstore")
			.withBean("registry", ObservationRegistry.class, ObservationRegistry::create)
			.withClassLoader(new FilteredClassLoader(ObservationAutoConfiguration.class))
			.run((context) -> {
				assertThat(context).doesNotHaveBean(MicrometerObserver.class)
					.doesNotHaveBean(SecretMaskRegistrar.class);
				assertThat(context.getBean(ProviderRuntime.class).observer()).isNull();
			});
	}

	@Test
	void withoutAProviderThereIsNothingToObserve() {
		this.contextRunner.withPropertyValues("terraform.provider.enabled=false")
			.run((context) -> assertThat(context).hasNotFailed().doesNotHaveBean(MicrometerObserver.class));
	}

}
