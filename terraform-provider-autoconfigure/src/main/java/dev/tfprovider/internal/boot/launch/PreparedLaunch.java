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
 * A launch met before Spring Boot, which takes a while to find out what it can do: key
 * and certificate are made meanwhile. It counts only if the process turns out to be that
 * of the application.
 *
 * @param launch the launch
 * @param arguments arguments given to {@code main}
 */
public record PreparedLaunch(ProviderLaunch launch, List<String> arguments) {

	/**
	 * Prepare the launch of this process, and keep its standard output from now on.
	 * @param arguments arguments given to {@code main}
	 * @return the launch
	 */
	public static PreparedLaunch of(String... arguments) {
		ProviderLaunch.guardStandardOutput();
		return new PreparedLaunch(ProviderLaunch.start(List.of(arguments)), List.of(arguments));
	}

	/**
	 * Hand the launch to an application.
	 * @param application an application that has not been run
	 */
	public void handTo(SpringApplication application) {
		application.addBootstrapRegistryInitializer(
				(registry) -> registry.register(PreparedLaunch.class, InstanceSupplier.of(this)));
	}

	/**
	 * Take the launch that was prepared, or else begin it.
	 */
	static ProviderLaunch take(ConfigurableBootstrapContext bootstrap, List<String> arguments) {
		PreparedLaunch prepared = bootstrap.getOrElse(PreparedLaunch.class, null);
		return (prepared != null && prepared.arguments.equals(arguments)) ? prepared.launch
				: ProviderLaunch.start(arguments);
	}

}
