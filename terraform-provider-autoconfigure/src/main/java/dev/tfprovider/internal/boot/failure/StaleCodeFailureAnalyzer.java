/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.failure;

import java.util.Arrays;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

import org.springframework.aot.AotDetector;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;

/**
 * Analyzes generated code that does not fit the application any more, because a class was
 * renamed or changed.
 */
class StaleCodeFailureAnalyzer implements FailureAnalyzer {

	private static final Pattern GENERATED = Pattern
		.compile(".*__(ApplicationContextInitializer|BeanFactoryRegistrations|BeanDefinitions|Registration)(\\$.*)?");

	@Override
	public @Nullable FailureAnalysis analyze(Throwable failure) {
		if (!AotDetector.useGeneratedArtifacts()) {
			return null;
		}
		for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
			if ((cause instanceof LinkageError || cause.getCause() instanceof ClassNotFoundException)
					&& isGenerated(cause)) {
				return new FailureAnalysis(
						"The code generated when the application was built does not fit it: " + cause,
						"Build the application anew, from scratch, with the goal or task that processes it ahead of "
								+ "time (process-aot, processAot). To start without that code, set the system property "
								+ "'spring.aot.enabled' to false.",
						cause);
			}
		}
		return null;
	}

	private static boolean isGenerated(Throwable failure) {
		return Arrays.stream(failure.getStackTrace())
			.anyMatch((element) -> GENERATED.matcher(element.getClassName()).matches());
	}

}
