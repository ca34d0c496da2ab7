/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import org.jspecify.annotations.Nullable;

import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.EnumerablePropertySource;
import org.springframework.core.env.Environment;
import org.springframework.core.env.PropertySource;

/**
 * Passes the log mask of the launch to the log formatter, which Spring Boot creates with
 * the environment only. Has no properties.
 */
final class LogMaskSource extends EnumerablePropertySource<LogMask> {

	private static final String NAME = "terraformProviderLogMask";

	LogMaskSource(LogMask mask) {
		super(NAME, mask);
	}

	/**
	 * Find the mask of the launch that an environment belongs to.
	 * @return the mask; one that hides nothing if there is no launch
	 */
	static LogMask find(Environment environment) {
		PropertySource<?> source = (environment instanceof ConfigurableEnvironment configurable)
				? configurable.getPropertySources().get(NAME) : null;
		return (source instanceof LogMaskSource found) ? found.getSource() : new LogMask();
	}

	@Override
	public String[] getPropertyNames() {
		return new String[0];
	}

	@Override
	public @Nullable Object getProperty(String name) {
		return null;
	}

}
