/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot;

import dev.tfprovider.internal.boot.launch.ProviderLaunch;

import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;

/**
 * Runs a Spring Boot application as a Terraform provider. As
 * {@link SpringApplication#run(Class, String...)}, which works too, but guards standard
 * output a moment earlier: nothing that prints before Spring Boot's first listener can
 * spoil the handshake.
 */
public final class TerraformProvider {

	private TerraformProvider() {
	}

	/**
	 * Run a provider.
	 * @param application the application class
	 * @param args the command line
	 * @return the running application context
	 */
	public static ConfigurableApplicationContext run(Class<?> application, String... args) {
		if (isOnFirstThread()) {
			ProviderLaunch.guardStandardOutput();
		}
		return SpringApplication.run(application, args);
	}

	/**
	 * Return whether the process runs this. Tests and later launches of a process do so
	 * on other threads, and their standard output is not the handshake's.
	 */
	private static boolean isOnFirstThread() {
		StackTraceElement[] stack = Thread.currentThread().getStackTrace();
		return stack[stack.length - 1].getMethodName().equals("main");
	}

}
