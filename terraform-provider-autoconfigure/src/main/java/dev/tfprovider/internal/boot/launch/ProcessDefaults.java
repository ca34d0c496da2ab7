/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import dev.tfprovider.internal.plugin.NativeImage;

/**
 * Sets the system properties that a provider's process starts with: those of its log,
 * before its first logger, of the memory of its network, and one that keeps DevTools from
 * restarting it.
 */
final class ProcessDefaults {

	/**
	 * Whether loggers wait for Spring Boot to configure them.
	 */
	static final String DEFERRED_LOGGING = "terraform.provider.deferred-logging";

	private static final String LOGGING_SYSTEM = "org.springframework.boot.logging.LoggingSystem";

	private ProcessDefaults() {
	}

	/**
	 * Set what is not set.
	 */
	static void set() {
		if (NativeImage.EXECUTABLE) {
			// buffers are C's, and netty's pools of them half a megabyte of objects
			set("io.netty.allocator.type", "unpooled");
		}
		if (!"none".equals(System.getProperty(LOGGING_SYSTEM))) {
			set(DEFERRED_LOGGING, "true");
			// events before loggers are set up go nowhere anyway
			setForPeople();
			if (NativeImage.EXECUTABLE && LoggingProperties.LOGBACK_PRESENT) {
				set(LOGGING_SYSTEM, ExecutableLoggingSystem.class.getName());
			}
		}
	}

	/**
	 * Set what is not set, and makes a log hard to read: loggers that two threads ask for
	 * while they are set up are no reason to warn.
	 */
	static void setForPeople() {
		set("slf4j.internal.verbosity", "ERROR");
	}

	/**
	 * Keep DevTools from running the application twice, without looking whether they are
	 * there.
	 */
	static void preventRestarts() {
		set("spring.devtools.restart.enabled", "false");
	}

	private static void set(String name, String value) {
		if (System.getProperty(name) == null) {
			System.setProperty(name, value);
		}
	}

}
