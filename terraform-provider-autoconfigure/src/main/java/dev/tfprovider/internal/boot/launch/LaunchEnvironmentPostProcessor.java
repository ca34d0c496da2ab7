/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.Map;

import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.bootstrap.ConfigurableBootstrapContext;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MutablePropertySources;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;

/**
 * Replaces the environment variables of a shared process by those of the launch. It runs
 * before all other post-processors, which read them.
 */
class LaunchEnvironmentPostProcessor implements EnvironmentPostProcessor, Ordered {

	private static final String NAME = StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME;

	private final ConfigurableBootstrapContext bootstrap;

	LaunchEnvironmentPostProcessor(ConfigurableBootstrapContext bootstrap) {
		this.bootstrap = bootstrap;
	}

	@Override
	public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
		ProviderLaunch launch = this.bootstrap.getOrElse(ProviderLaunch.class, null);
		MutablePropertySources sources = environment.getPropertySources();
		if (launch != null && launch.isShared() && sources.contains(NAME)) {
			sources.replace(NAME,
					new SystemEnvironmentPropertySource(NAME, Map.copyOf(launch.process().environment())));
		}
	}

	@Override
	public int getOrder() {
		return Ordered.HIGHEST_PRECEDENCE;
	}

}
