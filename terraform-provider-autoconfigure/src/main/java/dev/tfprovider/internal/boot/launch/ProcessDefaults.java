/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.Map;

import org.springframework.util.ClassUtils;

/**
 * Sets system properties that avoid unneeded work in the process of a provider. They must
 * be set before the first logger and the first socket.
 */
final class ProcessDefaults {

	/**
	 * Whether loggers wait for Spring Boot to configure them.
	 */
	static final String DEFERRED_LOGGING = "terraform.provider.deferred-logging";

	private static final String LOG_FACTORY = "org.apache.commons.logging.impl.Slf4jLogFactory";

	/**
	 * Events for a flight recorder, and the hardware addresses of the machine, of which
	 * netty makes the identifiers of connections.
	 */
	private static final Map<String, String> SERVER = Map.of("io.netty.jfr.enabled", "false", "io.netty.machineId",
			"00:00:00:00:00:00:00:01");

	private ProcessDefaults() {
	}

	/**
	 * Set what is not set.
	 */
	static void set() {
		SERVER.forEach(ProcessDefaults::set);
		if (isPresent(LOG_FACTORY) && isPresent("org.slf4j.spi.LocationAwareLogger")
				&& isPresent("org.apache.logging.slf4j.SLF4JProvider")) {
			// what Commons Logging would find out by itself
			set("org.apache.commons.logging.LogFactory", LOG_FACTORY);
		}
		if (!"none".equals(System.getProperty("org.springframework.boot.logging.LoggingSystem"))) {
			set(DEFERRED_LOGGING, "true");
			// events before loggers are set up go nowhere anyway
			setForPeople();
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

	private static boolean isPresent(String type) {
		try {
			Class.forName(type, false, ClassUtils.getDefaultClassLoader());
			return true;
		}
		catch (ClassNotFoundException | LinkageError ex) {
			return false;
		}
	}

}
