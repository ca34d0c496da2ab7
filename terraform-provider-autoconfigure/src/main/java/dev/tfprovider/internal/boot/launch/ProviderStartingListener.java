/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.context.event.ApplicationStartingEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.core.Ordered;
import org.springframework.core.PriorityOrdered;
import org.springframework.util.ClassUtils;

/**
 * Begins the launch before Spring Boot prepares the environment: guards standard output,
 * ignores the interrupt signal, logs uncaught exceptions, ensures that the process exits,
 * and registers the launch for the context. Does nothing if the process was not started
 * to run this application, such as in a test. Comes before DevTools, which takes over a
 * process that may restart the application.
 */
class ProviderStartingListener implements ApplicationListener<ApplicationStartingEvent>, PriorityOrdered {

	@Override
	public void onApplicationEvent(ApplicationStartingEvent event) {
		if (!isProcessOf(event.getSpringApplication())) {
			return;
		}
		GeneratedCode.useIfPresent(event.getSpringApplication());
		if (isRestarted(firstClass())) {
			RestartableLaunch.next(event.getSpringApplication().getMainApplicationClass())
				.register(event.getBootstrapContext(), event.getSpringApplication());
			return;
		}
		ProviderLaunch launch = ProviderLaunch.start(event.getArgs());
		launch.begin();
		launch.register(event.getBootstrapContext(), event.getSpringApplication());
	}

	/**
	 * Return whether the process runs the given application and nothing else: its main
	 * method, or that of the loader of an executable archive, is the first on this
	 * thread. Spring Boot takes the main method of a test runner for the application's.
	 */
	private static boolean isProcessOf(SpringApplication application) {
		String first = firstClass();
		Class<?> mainClass = application.getMainApplicationClass();
		return first.startsWith("org.springframework.boot.loader.")
				|| (mainClass != null && (first.equals(mainClass.getName()) || isRestarted(first))
						&& isNearSource(mainClass.getPackageName(), application));
	}

	/**
	 * Return whether a thread that begins with a class is one on which DevTools runs the
	 * application.
	 */
	private static boolean isRestarted(String firstClass) {
		return firstClass.startsWith("org.springframework.boot.devtools.restart.") && RestartableLaunch.isThere();
	}

	private static String firstClass() {
		StackTraceElement[] stack = Thread.currentThread().getStackTrace();
		return stack[stack.length - 1].getClassName();
	}

	private static boolean isNearSource(String mainPackage, SpringApplication application) {
		return application.getAllSources()
			.stream()
			.map((source) -> (source instanceof Class<?> type) ? type.getName() : source.toString())
			.anyMatch((source) -> isWithin(source, mainPackage)
					|| isWithin(mainPackage, ClassUtils.getPackageName(source)));
	}

	private static boolean isWithin(String name, String packageName) {
		return name.equals(packageName) || name.startsWith(packageName + ".");
	}

	@Override
	public int getOrder() {
		return Ordered.HIGHEST_PRECEDENCE;
	}

}
