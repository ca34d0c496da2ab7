/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

/**
 * The auto-configurations, for tests of other packages.
 */
public final class AutoConfigurationClasses {

	/**
	 * Configures the diagnostics of failed calls of HTTP clients.
	 */
	public static final Class<?> HTTP_DIAGNOSTICS = HttpDiagnosticsAutoConfiguration.class;

	/**
	 * Configures HTTP clients by the environment.
	 */
	public static final Class<?> HTTP_ENVIRONMENT = HttpEnvironmentAutoConfiguration.class;

	/**
	 * Configures the log of HTTP clients.
	 */
	public static final Class<?> HTTP_LOG = HttpLogAutoConfiguration.class;

	/**
	 * Configures the provider.
	 */
	public static final Class<?> TERRAFORM_PROVIDER = TerraformProviderAutoConfiguration.class;

	private AutoConfigurationClasses() {
	}

}
