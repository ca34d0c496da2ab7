/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.boot.NotResident;

import org.springframework.core.env.Environment;
import org.springframework.util.ClassUtils;

/**
 * Decides whether an application can use a shared process. Its log is split among
 * launches, so it has to be the one that comes with the starter.
 */
final class SharingEligibility {

	private static final String[] CONFIGURATIONS = { "logback.xml", "logback.groovy", "logback-test.xml",
			"logback-test.groovy", "logback-spring.xml", "logback-spring.groovy" };

	private static final String[] PROPERTIES = { "logging.config", "logging.file.name", "logging.file.path" };

	private SharingEligibility() {
	}

	/**
	 * Return why an application cannot use a shared process.
	 * @return the reason, empty if there is none
	 */
	static Optional<String> objection(Class<?> application) {
		if (application.isAnnotationPresent(NotResident.class)) {
			return Optional.of("'%s' is marked @NotResident".formatted(application.getName()));
		}
		ClassLoader classLoader = application.getClassLoader();
		if (!ClassUtils.isPresent("ch.qos.logback.classic.Logger", classLoader)) {
			return Optional.of("Logback is not there");
		}
		return Stream.of(CONFIGURATIONS)
			.filter((name) -> classLoader.getResource(name) != null)
			.map("'%s' configures the log"::formatted)
			.findFirst();
	}

	/**
	 * Return why an application with these properties cannot use a shared process.
	 * @return the reason, empty if there is none
	 */
	static Optional<String> objection(Environment environment) {
		return Stream.of(PROPERTIES)
			.filter(environment::containsProperty)
			.map("'%s' configures the log"::formatted)
			.findFirst();
	}

}
