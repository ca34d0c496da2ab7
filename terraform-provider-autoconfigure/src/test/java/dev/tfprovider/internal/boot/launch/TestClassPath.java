/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.File;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Class paths for the processes that tests start.
 */
public final class TestClassPath {

	private static final Predicate<String> EXPORTER = Pattern
		.compile("opentelemetry|micrometer-(core|registry|tracing|metrics|observation-test)|"
				+ "spring-boot-(starter-)?micrometer|context-propagation|okhttp|okio|kotlin|HdrHistogram")
		.asPredicate();

	private static final Predicate<String> DEV_TOOLS = Pattern.compile("spring-boot-devtools").asPredicate();

	/**
	 * What these tests run with, without libraries that export traces and metrics: a
	 * start would take longer with them.
	 */
	public static final String PLAIN = of(EXPORTER.or(DEV_TOOLS).negate());

	/**
	 * What these tests run with, and libraries that export traces and metrics.
	 */
	static final String WITH_EXPORTERS = of(DEV_TOOLS.negate());

	private TestClassPath() {
	}

	private static String of(Predicate<String> kept) {
		// An empty element would be the working directory
		return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
			.filter((element) -> !element.isEmpty() && kept.test(new File(element).getName()))
			.collect(Collectors.joining(File.pathSeparator));
	}

}
