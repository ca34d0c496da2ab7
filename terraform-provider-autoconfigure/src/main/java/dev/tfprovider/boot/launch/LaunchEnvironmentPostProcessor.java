/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.launch;

import java.util.HashMap;
import java.util.Map;

import dev.tfprovider.internal.plugin.HclogLevel;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.UsageMessage;

import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.bootstrap.ConfigurableBootstrapContext;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.MutablePropertySources;

/**
 * Makes the environment that of a provider: no banner, no web server, logs as the host
 * reads them. Whatever the author sets wins, but for the log level, which is the
 * practitioner's. Answers people who run the provider by hand.
 */
class LaunchEnvironmentPostProcessor implements EnvironmentPostProcessor, Ordered {

	private static final String DEFAULTS = "terraformProviderDefaults";

	private final ConfigurableBootstrapContext bootstrap;

	LaunchEnvironmentPostProcessor(ConfigurableBootstrapContext bootstrap) {
		this.bootstrap = bootstrap;
	}

	@Override
	public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
		Map<String, Object> defaults = new HashMap<>();
		defaults.put("grpc.server.health-service-enabled", "false");
		defaults.put("grpc.server.reflection-service-enabled", "false");
		ProviderLaunch launch = this.bootstrap.getOrElse(ProviderLaunch.class, null);
		if (launch == null) {
			if (!Boolean.getBoolean("spring.aot.processing")) {
				defaults.put("terraform.provider.server.enabled", "false");
				defaults.put("grpc.server.port", "-1");
			}
			addDefaults(environment.getPropertySources(), defaults);
			return;
		}
		String name = environment.getProperty("terraform.provider.name", "unnamed");
		String address = environment.getProperty("terraform.provider.address", "local/" + name);
		if (new UsageMessage(name, address).answer(launch.process())) {
			return;
		}
		defaults.put("grpc.server.shutdown-grace-period", "300ms");
		defaults.put("spring.main.banner-mode", "off");
		defaults.put("spring.main.web-application-type", "none");
		defaults.put("spring.main.log-startup-info", "false");
		if (launch.mode() == LaunchMode.PLUGIN) {
			HclogLevel level = HclogLevel.of(launch.process(), name);
			defaults.put("logging.structured.format.console", HclogFormatter.class.getName());
			defaults.put("logging.level.root", level.name());
			defaults.put("logging.level.io.grpc", "INFO");
			defaults.put("logging.level.io.netty", "INFO");
			environment.getPropertySources()
				.addFirst(
						new MapPropertySource("terraformLogLevel", Map.of("logging.threshold.console", level.name())));
		}
		addDefaults(environment.getPropertySources(), defaults);
	}

	private static void addDefaults(MutablePropertySources sources, Map<String, Object> defaults) {
		sources.addLast(new MapPropertySource(DEFAULTS, defaults));
	}

	@Override
	public int getOrder() {
		return Ordered.LOWEST_PRECEDENCE;
	}

}
