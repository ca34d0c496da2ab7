/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.plugin.LaunchMode;

import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.bootstrap.ConfigurableBootstrapContext;
import org.springframework.boot.context.config.ConfigDataEnvironmentPostProcessor;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;

/**
 * Prevents a provider that a host launched from reading configuration files in the
 * working directory, which is the practitioner's: an {@code application.yml} there
 * belongs to other software. Whoever sets {@code spring.config.location} decides.
 *
 * @param bootstrap holds the launch
 */
record ConfigLocationPostProcessor(
		ConfigurableBootstrapContext bootstrap) implements EnvironmentPostProcessor, Ordered {

	private static final String LOCATIONS = "optional:classpath:/;optional:classpath:/config/";

	private static final List<String> MORE = List.of("spring.config.name", "spring.profiles.active",
			"spring.profiles.include", "spring.profiles.default");

	@Override
	public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
		ProviderLaunch launch = this.bootstrap.getOrElse(ProviderLaunch.class, null);
		if (launch != null && launch.mode() == LaunchMode.PLUGIN) {
			environment.getPropertySources()
				.addLast(new MapPropertySource("terraformProviderConfigLocation", Map.of("spring.config.location",
						locations(ConfigFiles.OF_EXECUTABLE, environment, application))));
		}
	}

	/**
	 * Return where to look: at the known files, unless another name or a profile asks for
	 * more.
	 */
	static String locations(List<String> known, ConfigurableEnvironment environment, SpringApplication application) {
		boolean isMore = MORE.stream().anyMatch(environment::containsProperty)
				|| environment.getActiveProfiles().length > 0 || !application.getAdditionalProfiles().isEmpty();
		return (known.isEmpty() || isMore) ? LOCATIONS : String.join(";", known);
	}

	@Override
	public int getOrder() {
		return ConfigDataEnvironmentPostProcessor.ORDER - 1;
	}

}
