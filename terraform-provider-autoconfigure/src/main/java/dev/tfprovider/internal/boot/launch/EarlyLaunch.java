/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.List;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.bootstrap.BootstrapRegistry.InstanceSupplier;
import org.springframework.boot.bootstrap.ConfigurableBootstrapContext;

/**
 * A launch that begins before Spring Boot is set up, so that key and certificate are made
 * meanwhile. It is used only if the process runs the application with the same arguments.
 *
 * @param launch the launch
 * @param arguments arguments given to {@code main}
 */
public record EarlyLaunch(ProviderLaunch launch, List<String> arguments) {

	/**
	 * Begin the launch of this process, and guard its standard output from now on.
	 * @param arguments arguments given to {@code main}
	 * @return the launch
	 */
	public static EarlyLaunch begin(String... arguments) {
		ProviderLaunch.guardStandardOutput();
		return new EarlyLaunch(ProviderLaunch.start(List.of(arguments)), List.of(arguments));
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
		return (early != null && early.arguments.equals(arguments)) ? early.launch : ProviderLaunch.start(arguments);
	}

}
