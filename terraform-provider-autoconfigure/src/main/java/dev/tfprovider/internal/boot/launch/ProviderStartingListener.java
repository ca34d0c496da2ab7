/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.List;

import dev.tfprovider.internal.plugin.launch.LaunchMode;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.context.event.ApplicationStartingEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.core.Ordered;
import org.springframework.util.ClassUtils;

/**
 * Begins the launch before Spring Boot prepares the environment: guards standard output,
 * ignores the interrupt signal, logs uncaught exceptions, ensures that the process exits,
 * and registers the launch for the context. Does nothing if the process was not started
 * to run this application, such as in a test.
 */
class ProviderStartingListener implements ApplicationListener<ApplicationStartingEvent>, Ordered {

	@Override
	public void onApplicationEvent(ApplicationStartingEvent event) {
		if (!isProcessOf(event.getSpringApplication())) {
			return;
		}
		GeneratedCode.useIfPresent(event.getSpringApplication());
		ProviderLaunch launch = EarlyLaunch.take(event.getBootstrapContext(), List.of(event.getArgs()));
		if (launch.mode() == LaunchMode.PLUGIN) {
			ProviderLaunch.handleSignalsAndExceptions();
		}
		if (launch.mode() == LaunchMode.PLUGIN || launch.mode() == LaunchMode.DEBUG) {
			launch.ensureExit();
		}
		launch.register(event.getBootstrapContext(), event.getSpringApplication());
	}

	/**
	 * Return whether the process runs the given application and nothing else: its main
	 * method, or that of the loader of an executable archive, is the first on this
	 * thread. Spring Boot takes the main method of a test runner for the application's.
	 */
	private static boolean isProcessOf(SpringApplication application) {
		StackTraceElement[] stack = Thread.currentThread().getStackTrace();
		String first = stack[stack.length - 1].getClassName();
		Class<?> mainClass = application.getMainApplicationClass();
		return first.startsWith("org.springframework.boot.loader.") || (mainClass != null
				&& first.equals(mainClass.getName()) && isNearSource(mainClass.getPackageName(), application));
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
