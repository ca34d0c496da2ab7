/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ConfiguratorRank;
import ch.qos.logback.core.spi.ContextAwareBase;

/**
 * Prevents Logback from configuring itself in the process of a provider, because Spring
 * Boot configures it later.
 */
@ConfiguratorRank(ConfiguratorRank.CUSTOM_TOP_PRIORITY)
public final class DeferredLogbackConfigurator extends ContextAwareBase implements Configurator {

	@Override
	public ExecutionStatus configure(LoggerContext context) {
		Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
		warnOfMissingAppenders(root);
		context.getStatusManager().clear();
		if (!Boolean.getBoolean(ProcessDefaults.DEFERRED_LOGGING) && !isBuildingImage()) {
			return ExecutionStatus.INVOKE_NEXT_IF_ANY;
		}
		root.setLevel(Level.OFF);
		return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
	}

	/**
	 * Return whether this happens while an executable without a JVM is built, which
	 * starts with the loggers of then: nothing may be printed by what configures them
	 * where nobody else does.
	 */
	private static boolean isBuildingImage() {
		return "buildtime".equals(System.getProperty("org.graalvm.nativeimage.imagecode"));
	}

	/**
	 * Logback says once that there is nowhere to log to, and Spring Boot prints that if
	 * it happens while it configures Logback: another thread that logs then is enough.
	 * Let it happen now, also where an application class has a logger, which is there
	 * before the launch is known.
	 */
	private static void warnOfMissingAppenders(Logger root) {
		root.error("");
	}

}
