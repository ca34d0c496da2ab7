/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

import ch.qos.logback.classic.Level;
import org.slf4j.Logger;

import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.core.env.Environment;

/**
 * Determines the log levels that one launch requests, by logger.
 */
final class LaunchLogLevels {

	private final Map<String, Level> levels = new HashMap<>();

	private final Level threshold;

	private LaunchLogLevels(Map<String, String> levels, String threshold) {
		this.levels.put(Logger.ROOT_LOGGER_NAME, Level.INFO);
		levels.forEach((name, level) -> this.levels
			.put(name.equalsIgnoreCase(Logger.ROOT_LOGGER_NAME) ? Logger.ROOT_LOGGER_NAME : name, level(level)));
		this.threshold = level(threshold);
	}

	/**
	 * Read the levels from where Spring Boot would.
	 */
	static LaunchLogLevels of(Environment environment) {
		return new LaunchLogLevels(Binder.get(environment)
			.bind("logging.level", Bindable.mapOf(String.class, String.class))
			.orElse(Map.of()), environment.getProperty("logging.threshold.console", "TRACE"));
	}

	/**
	 * YAML knows no difference between off and false.
	 */
	private static Level level(String text) {
		return text.equalsIgnoreCase("false") ? Level.OFF : Level.toLevel(text.toUpperCase(Locale.ROOT), Level.INFO);
	}

	/**
	 * Return the loggers with a level of their own.
	 */
	Iterable<String> names() {
		return this.levels.keySet();
	}

	/**
	 * Return the level of a logger: its own, or that of the nearest logger above it.
	 */
	Level of(String logger) {
		String name = logger;
		while (true) {
			Level level = this.levels.get(name);
			if (level != null) {
				return level.isGreaterOrEqual(this.threshold) ? level : this.threshold;
			}
			int dot = name.lastIndexOf('.');
			name = (dot > 0) ? name.substring(0, dot) : Logger.ROOT_LOGGER_NAME;
		}
	}

}
