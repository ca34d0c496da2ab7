/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.boot.http.HttpLogInterceptor;
import dev.tfprovider.internal.log.LogModule;
import dev.tfprovider.internal.plugin.HclogLevel;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.LogLevels;

import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.util.ClassUtils;

/**
 * Sets the logging properties of Spring Boot: the format for a host or for a console, and
 * the levels that the practitioner has set. Those of a part go before what the author
 * set, for nobody asks for one by accident.
 *
 * @param launch the launch
 * @param levels the levels it asks for
 */
record LoggingProperties(ProviderLaunch launch, LogLevels levels) {

	static final boolean LOGBACK_PRESENT = ClassUtils.isPresent("ch.qos.logback.classic.Logger",
			LoggingProperties.class.getClassLoader());

	private static final String FORMAT = "logging.structured.format.console";

	private static final String LEVEL = "logging.level.";

	private static final String ROOT = LEVEL + "root";

	private static final List<String> TALKATIVE = List.of("io.grpc", "io.netty", "net.devh", "org.springframework",
			"_org.springframework", "org.hibernate", "org.jboss", "jdk", "sun");

	private static final String INTERNAL = "dev.tfprovider.internal";

	void addTo(ConfigurableEnvironment environment, Map<String, Object> defaults, Map<String, Object> overrides) {
		if (LOGBACK_PRESENT) {
			environment.getPropertySources().addLast(new LogMaskSource(this.launch.logMask()));
		}
		if (this.launch.mode() == LaunchMode.PLUGIN) {
			forHost(defaults, overrides);
		}
		else {
			forPerson(environment, defaults);
		}
		put(overrides, this.levels.sdk(), LogModule.SDK, INTERNAL);
		put(overrides, this.levels.framework(), LogModule.FRAMEWORK, INTERNAL + ".runtime");
		put(overrides, this.levels.protocol(), LogModule.PROTOCOL, INTERNAL + ".protocol");
		put(overrides, this.levels.http(), HttpLogInterceptor.LOGGER);
	}

	private void forHost(Map<String, Object> defaults, Map<String, Object> overrides) {
		if (LOGBACK_PRESENT) {
			defaults.put(FORMAT, HclogFormatter.class.getName());
		}
		defaults.put(ROOT, this.levels.provider().name());
		overrides.put("logging.threshold.console", this.levels.lowest().name());
		calm(defaults);
	}

	/**
	 * Nobody but the person sees this log, so what they set in the application counts.
	 */
	private void forPerson(ConfigurableEnvironment environment, Map<String, Object> defaults) {
		if (LOGBACK_PRESENT && !environment.containsProperty("logging.pattern.console")) {
			defaults.put(FORMAT, DebugFormatter.class.getName());
		}
		this.levels.asked().ifPresent((level) -> {
			defaults.put(ROOT, level.name());
			calm(defaults);
		});
	}

	/**
	 * Practitioners who look for an error do not want to know how beans are made.
	 */
	private static void calm(Map<String, Object> defaults) {
		TALKATIVE.forEach((name) -> defaults.put(LEVEL + name, HclogLevel.INFO.name()));
	}

	private static void put(Map<String, Object> properties, Optional<HclogLevel> level, String... loggers) {
		level.ifPresent((value) -> List.of(loggers).forEach((name) -> properties.put(LEVEL + name, value.name())));
	}

}
