/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.launch;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ConfiguratorRank;
import ch.qos.logback.core.spi.ContextAwareBase;

/**
 * Keeps Logback from configuring itself in the process of a provider: Spring Boot does it
 * from the start, as soon as it knows where to.
 */
@ConfiguratorRank(ConfiguratorRank.CUSTOM_TOP_PRIORITY)
public final class DeferredLogbackConfigurator extends ContextAwareBase implements Configurator {

	@Override
	public ExecutionStatus configure(LoggerContext context) {
		return Boolean.getBoolean(ProcessDefaults.DEFERRED_LOGGING) ? ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY
				: ExecutionStatus.INVOKE_NEXT_IF_ANY;
	}

}
