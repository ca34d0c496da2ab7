/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import org.springframework.boot.logging.logback.LogbackLoggingSystem;

/**
 * Logback in an executable, which looks for no configuration file that is not in it.
 */
class ExecutableLoggingSystem extends LogbackLoggingSystem {

	ExecutableLoggingSystem(ClassLoader classLoader) {
		super(classLoader);
	}

	@Override
	protected String[] getStandardConfigLocations() {
		return ConfigFiles.LOGBACK_OF_EXECUTABLE.toArray(String[]::new);
	}

}
