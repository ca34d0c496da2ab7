/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.lang.reflect.InvocationTargetException;
import java.util.List;

import dev.tfprovider.internal.redaction.Redaction;
import dev.tfprovider.internal.redaction.ShownText;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.BeanFactory;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.core.env.Environment;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.core.io.support.SpringFactoriesLoader.ArgumentResolver;
import org.springframework.core.io.support.SpringFactoriesLoader.FailureHandler;

/**
 * Analyzes why an application context did not start, with the failure analyzers of Spring
 * Boot.
 */
final class StartFailure {

	private static final int LONGEST = 16 * 1024;

	private StartFailure() {
	}

	static FailureAnalysis analyze(Throwable failure, @Nullable ConfigurableApplicationContext context,
			ClassLoader classLoader) {
		for (FailureAnalyzer analyzer : analyzers(context, classLoader)) {
			try {
				FailureAnalysis analysis = analyzer.analyze(failure);
				if (analysis != null) {
					return analysis;
				}
			}
			catch (RuntimeException ex) {
				// the next one may know better
			}
		}
		return new FailureAnalysis(describe(failure), null, failure);
	}

	/**
	 * Analyze why the main method failed or could not be called, without a context.
	 */
	static FailureAnalysis ofMain(Throwable failure) {
		Throwable cause = (failure instanceof InvocationTargetException && failure.getCause() != null)
				? failure.getCause() : failure;
		return analyze(cause, null, StartFailure.class.getClassLoader());
	}

	/**
	 * Return description and action without the last full stop, for hosts add their own.
	 */
	static String text(FailureAnalysis analysis) {
		String description = analysis.getDescription().strip();
		String action = analysis.getAction();
		String text = (action != null && !action.isBlank()) ? description + "\n\n" + action.strip() : description;
		return ShownText.of(text.endsWith(".") ? text.substring(0, text.length() - 1) : text,
				(shown) -> Redaction.hide(shown, List.of()), LONGEST);
	}

	private static List<FailureAnalyzer> analyzers(@Nullable ConfigurableApplicationContext context,
			ClassLoader classLoader) {
		ArgumentResolver arguments = (context != null)
				? ArgumentResolver.of(BeanFactory.class, context.getBeanFactory())
					.and(Environment.class, context.getEnvironment())
				: ArgumentResolver.none();
		return SpringFactoriesLoader.forDefaultResourceLocation(classLoader)
			.load(FailureAnalyzer.class, arguments, FailureHandler.handleMessage((message, failure) -> {
			}));
	}

	private static String describe(Throwable failure) {
		Throwable root = NestedExceptionUtils.getMostSpecificCause(failure);
		return (root == failure) ? failure.toString() : failure + "\n\nCaused by " + root;
	}

}
