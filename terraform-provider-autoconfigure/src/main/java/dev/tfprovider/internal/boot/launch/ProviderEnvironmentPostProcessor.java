/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.internal.boot.restart.DevelopmentSettings;
import dev.tfprovider.internal.command.ProviderCommands;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.LogLevels;
import dev.tfprovider.internal.plugin.NativeImage;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.UsageMessage;

import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.bootstrap.ConfigurableBootstrapContext;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;

/**
 * Adds the properties of a provider to the environment: no banner, no web server, log
 * entries in the format of the host. Properties of the author take precedence, except for
 * the log level, which the practitioner sets. Prints the usage message for a person who
 * runs the provider by hand. If there is no launch, the server is disabled.
 */
class ProviderEnvironmentPostProcessor implements EnvironmentPostProcessor, Ordered {

	private static final String DEFAULTS = "terraformProviderDefaults";

	private static final String OVERRIDES = "terraformProviderOverrides";

	/**
	 * Makes Jackson refuse to write an object without properties, instead of {@code {}}.
	 */
	static final String FAIL_ON_EMPTY_BEANS = "spring.jackson.serialization.fail-on-empty-beans";

	private static final Map<String, Object> SILENCE = Map.of("spring.main.banner-mode", "off",
			"spring.main.web-application-type", "none", "spring.main.log-startup-info", "false");

	private static final Map<String, Object> NO_SERVER = Map.of("terraform.provider.server.enabled", "false",
			"grpc.server.port", "-1");

	/**
	 * What Docker Compose starts is for who develops. Spring Boot would not start where a
	 * practitioner has no file of it, which is everywhere.
	 */
	private static final Map<String, Object> NO_CONTAINERS = Map.of("spring.docker.compose.enabled", "false");

	private final ConfigurableBootstrapContext bootstrap;

	ProviderEnvironmentPostProcessor(ConfigurableBootstrapContext bootstrap) {
		this.bootstrap = bootstrap;
	}

	@Override
	public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
		Map<String, Object> defaults = new HashMap<>();
		Map<String, Object> overrides = new HashMap<>();
		defaults.put("grpc.server.health-service-enabled", "false");
		defaults.put("grpc.server.reflection-service-enabled", "false");
		if (NativeImage.EXECUTABLE) {
			// a class that no hint names has no properties
			defaults.put(FAIL_ON_EMPTY_BEANS, "true");
		}
		if (isEnabled(environment)) {
			// nothing is sent to anybody unasked
			defaults.put("management.otlp.metrics.export.enabled",
					String.valueOf(environment.containsProperty("management.otlp.metrics.export.url")));
		}
		ProviderLaunch launch = this.bootstrap.getOrElse(ProviderLaunch.class, null);
		if (launch != null && isServed(environment)) {
			serve(environment, launch, defaults, overrides);
			if (!launch.isLaterLaunch() && environment.getProperty(StartReport.PROPERTY, Boolean.class, false)) {
				report(application, launch);
			}
		}
		else if (Boolean.getBoolean("spring.aot.processing") && isServed(environment)) {
			run(environment, defaults, overrides);
		}
		else {
			defaults.putAll(NO_SERVER);
		}
		if (!overrides.isEmpty()) {
			environment.getPropertySources().addFirst(new MapPropertySource(OVERRIDES, overrides));
		}
		environment.getPropertySources().addLast(new MapPropertySource(DEFAULTS, defaults));
	}

	/**
	 * Properties that conditions on beans may read have to be the same when the
	 * application is processed ahead of time and when it runs.
	 */
	private static void run(ConfigurableEnvironment environment, Map<String, Object> defaults,
			Map<String, Object> overrides) {
		withoutOtherServers(environment, overrides);
		defaults.put("grpc.server.port", "0");
		defaults.put("grpc.server.shutdown-grace-period", "500ms");
		// a process has few requests
		defaults.put("management.tracing.sampling.probability", "1.0");
		defaults.putAll(SILENCE);
	}

	/**
	 * The gRPC server of Spring Boot starts for any service among the beans, open to the
	 * network.
	 */
	private static void withoutOtherServers(ConfigurableEnvironment environment, Map<String, Object> overrides) {
		if (!environment.getProperty("terraform.provider.server.spring-grpc", Boolean.class, false)) {
			overrides.put("spring.grpc.server.enabled", "false");
		}
	}

	/**
	 * Commands need no server, and only the beans that they request.
	 */
	private static void command(ConfigurableEnvironment environment, Map<String, Object> defaults,
			Map<String, Object> overrides) {
		defaults.putAll(SILENCE);
		defaults.putAll(NO_CONTAINERS);
		defaults.put("spring.main.lazy-initialization", "true");
		defaults.put("logging.level.root", "WARN");
		overrides.putAll(NO_SERVER);
		withoutOtherServers(environment, overrides);
	}

	private static String commands(LaunchMode mode) {
		if (mode != LaunchMode.HELP && mode != LaunchMode.BY_HAND) {
			return "";
		}
		return ProviderCommands.find(ProviderEnvironmentPostProcessor.class.getClassLoader())
			.map(ProviderCommands::summary)
			.orElse("");
	}

	/**
	 * Return the protocol versions to serve. What is wrong with them is found by those
	 * who define the provider.
	 */
	private static Set<Integer> protocols(ConfigurableEnvironment environment) {
		try {
			return Binder.get(environment)
				.bind("terraform.provider.protocols", Bindable.setOf(Integer.class))
				.orElseGet(() -> Set.of(ProtocolVersion.V6.major()));
		}
		catch (BindException ex) {
			return Set.of(ProtocolVersion.V6.major());
		}
	}

	private static boolean isServed(ConfigurableEnvironment environment) {
		return isEnabled(environment)
				&& environment.getProperty("terraform.provider.server.enabled", Boolean.class, true);
	}

	private static boolean isEnabled(ConfigurableEnvironment environment) {
		return environment.getProperty("terraform.provider.enabled", Boolean.class, true);
	}

	private static void report(SpringApplication application, ProviderLaunch launch) {
		StartReport report = new StartReport(launch);
		application.setApplicationStartup(report.startup());
		application.addListeners(report);
	}

	private static void serve(ConfigurableEnvironment environment, ProviderLaunch launch, Map<String, Object> defaults,
			Map<String, Object> overrides) {
		String name = environment.getProperty("terraform.provider.name", "unnamed");
		String address = environment.getProperty("terraform.provider.address", "local/" + name);
		if (launch.mode() == LaunchMode.COMMAND) {
			command(environment, defaults, overrides);
			return;
		}
		if (new UsageMessage(name, address, commands(launch.mode())).answer(launch.mode(), launch.process())) {
			return;
		}
		run(environment, defaults, overrides);
		new LoggingProperties(launch, LogLevels.of(launch.process(), name)).addTo(environment, defaults, overrides);
		launch.server().negotiate(protocols(environment));
		if (launch instanceof DeveloperLaunch developer) {
			developer.develop(DevelopmentSettings.of(launch.process(), environment, address));
			if ("".equals(environment.getProperty("debug"))) {
				// Our argument, which Spring Boot takes for its own and logs its
				// conditions
				overrides.put("debug", "false");
			}
		}
		else {
			defaults.putAll(NO_CONTAINERS);
		}
	}

	@Override
	public int getOrder() {
		return Ordered.LOWEST_PRECEDENCE;
	}

}
