/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

import org.springframework.boot.logging.LogFile;
import org.springframework.boot.logging.LoggingInitializationContext;
import org.springframework.boot.logging.logback.LogbackLoggingSystem;

/**
 * Logback in an executable, which looks for no configuration file that is not in it, and
 * has a parser of XML only if there is one.
 */
class ExecutableLoggingSystem extends LogbackLoggingSystem {

	static final String NO_XML = "This executable was built without XML for Logback. "
			+ "Use the properties logging.*, or add logback-spring.xml before it is built";

	ExecutableLoggingSystem(ClassLoader classLoader) {
		super(classLoader);
	}

	@Override
	protected String[] getStandardConfigLocations() {
		return ConfigFiles.LOGBACK_OF_EXECUTABLE.toArray(String[]::new);
	}

	@Override
	public void initialize(LoggingInitializationContext context, @Nullable String location, @Nullable LogFile file) {
		boolean ignored = location != null && ConfigFiles.LOGBACK_OF_EXECUTABLE.isEmpty();
		super.initialize(context, ignored ? null : location, file);
		if (ignored) {
			LoggerFactory.getLogger(ExecutableLoggingSystem.class).warn("{} is not read: {}", location, NO_XML);
		}
	}

}
