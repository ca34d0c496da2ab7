/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.launch;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.boot.http.HttpLogInterceptor;
import dev.tfprovider.internal.plugin.HclogLevel;
import dev.tfprovider.internal.plugin.LogLevels;
import dev.tfprovider.internal.log.LogModule;

/**
 * Tells Spring Boot the levels that a practitioner asked for. Those of a part go before
 * what the author set: nobody asks for one by accident.
 */
record LevelProperties(LogLevels levels) {

	private static final String PREFIX = "logging.level.";

	private static final String INTERNAL = "dev.tfprovider.internal";

	private static final List<String> TALKATIVE = List.of("io.grpc", "io.netty");

	void addTo(Map<String, Object> defaults, Map<String, Object> overrides) {
		TALKATIVE.forEach((name) -> defaults.put(PREFIX + name, HclogLevel.INFO.name()));
		put(overrides, this.levels.sdk(), LogModule.SDK, INTERNAL);
		put(overrides, this.levels.framework(), LogModule.FRAMEWORK, INTERNAL + ".runtime");
		put(overrides, this.levels.protocol(), LogModule.PROTOCOL, INTERNAL + ".protocol");
		put(overrides, this.levels.http(), HttpLogInterceptor.LOGGER);
	}

	private static void put(Map<String, Object> properties, Optional<HclogLevel> level, String... loggers) {
		level.ifPresent((value) -> List.of(loggers).forEach((name) -> properties.put(PREFIX + name, value.name())));
	}

}
