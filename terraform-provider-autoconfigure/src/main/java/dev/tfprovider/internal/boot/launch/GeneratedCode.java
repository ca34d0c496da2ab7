/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import org.springframework.aot.AotDetector;
import org.springframework.boot.SpringApplication;
import org.springframework.core.NativeDetector;
import org.springframework.core.SpringProperties;
import org.springframework.util.ClassUtils;

/**
 * Finds the code that was generated when the application was built.
 */
final class GeneratedCode {

	private GeneratedCode() {
	}

	/**
	 * Do without where it is asked for but not there: the application starts as well,
	 * only not as quickly.
	 */
	static void useIfPresent(SpringApplication application) {
		Class<?> main = application.getMainApplicationClass();
		if (!AotDetector.useGeneratedArtifacts() || NativeDetector.inNativeImage() || main == null) {
			return;
		}
		String initializer = main.getName() + "__ApplicationContextInitializer";
		if (!ClassUtils.isPresent(initializer, application.getClassLoader())) {
			SpringProperties.setProperty(AotDetector.AOT_ENABLED, "false");
		}
	}

}
