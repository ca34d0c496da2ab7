/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.util.Map;

import org.springframework.boot.context.event.ApplicationEnvironmentPreparedEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.core.Ordered;
import org.springframework.core.env.MutablePropertySources;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;

/**
 * Replaces the environment variables of a shared process by those of the launch, before
 * anything reads them.
 *
 * @param process the process as the launch sees it
 */
record LaunchEnvironmentListener(
		SharedLaunch process) implements ApplicationListener<ApplicationEnvironmentPreparedEvent>, Ordered {

	private static final String NAME = StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME;

	@Override
	public void onApplicationEvent(ApplicationEnvironmentPreparedEvent event) {
		MutablePropertySources sources = event.getEnvironment().getPropertySources();
		if (sources.contains(NAME)) {
			sources.replace(NAME, new SystemEnvironmentPropertySource(NAME, Map.copyOf(this.process.environment())));
		}
	}

	@Override
	public int getOrder() {
		return Ordered.HIGHEST_PRECEDENCE;
	}

}
