/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import org.junit.jupiter.api.Test;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.context.ConfigurableApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;

class ProviderStartingListenerTests {

	/**
	 * Taken for a launch by hand, the application would end this process.
	 */
	@Test
	void applicationThatATestStartsIsNoLaunch() {
		try (ConfigurableApplicationContext context = SpringApplication.run(Application.class)) {
			assertThat(context.getBeanProvider(ProviderLaunch.class).stream()).isEmpty();
			assertThat(context.getEnvironment().getProperty("terraform.provider.server.enabled")).isEqualTo("false");
		}
	}

	@SpringBootConfiguration(proxyBeanMethods = false)
	static class Application {

	}

}
