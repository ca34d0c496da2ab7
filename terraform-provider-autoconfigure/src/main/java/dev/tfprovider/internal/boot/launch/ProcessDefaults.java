/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import dev.tfprovider.internal.plugin.NativeImage;
import org.graalvm.nativeimage.RuntimeOptions;

/**
 * Sets what a provider's process starts with: system properties for its log, before its
 * first logger, and the limit of an executable's heap. Keeps DevTools from restarting it.
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
			keepMaximumHeapSize();
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
	 * Give the garbage collector of an executable the limit of its heap, which it works
	 * out anew for each array otherwise.
	 */
	private static void keepMaximumHeapSize() {
		try {
			RuntimeOptions.set("MaxHeapSize", Runtime.getRuntime().maxMemory());
		}
		catch (RuntimeException ex) {
			// A collector that an author has chosen may know its limit
		}
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
