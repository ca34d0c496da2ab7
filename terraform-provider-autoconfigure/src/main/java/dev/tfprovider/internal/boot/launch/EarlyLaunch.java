/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.List;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.bootstrap.BootstrapRegistry.InstanceSupplier;
import org.springframework.boot.bootstrap.ConfigurableBootstrapContext;

/**
 * A launch that begins before Spring Boot is set up, so that key and certificate are made
 * meanwhile. It is used only if the process runs the application with the same arguments.
 *
 * @param launch the launch, {@code null} on a thread that is not the first: what runs
 * there is no launch of this process
 * @param arguments arguments given to {@code main}
 */
public record EarlyLaunch(@Nullable ProviderLaunch launch, List<String> arguments) {

	/**
	 * Begin the launch of this process, and guard its standard output from now on.
	 * @param arguments arguments given to {@code main}
	 * @return the launch
	 */
	public static EarlyLaunch begin(String... arguments) {
		if (!isOnFirstThread()) {
			return new EarlyLaunch(null, List.of(arguments));
		}
		return new EarlyLaunch(ProviderLaunch.start(List.of(arguments), true), List.of(arguments));
	}

	private static boolean isOnFirstThread() {
		StackTraceElement[] stack = Thread.currentThread().getStackTrace();
		return stack[stack.length - 1].getMethodName().equals("main");
	}

	/**
	 * Offer the launch to an application.
	 * @param application an application that has not been run
	 */
	public void offerTo(SpringApplication application) {
		application.addBootstrapRegistryInitializer(
				(registry) -> registry.register(EarlyLaunch.class, InstanceSupplier.of(this)));
	}

	/**
	 * Return the launch that began early, or else begin it.
	 */
	static ProviderLaunch take(ConfigurableBootstrapContext bootstrap, List<String> arguments) {
		EarlyLaunch early = bootstrap.getOrElse(EarlyLaunch.class, null);
		return (early != null && early.launch != null && early.arguments.equals(arguments)) ? early.launch
				: ProviderLaunch.start(arguments, false);
	}

}
