/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import org.jspecify.annotations.Nullable;

import org.springframework.core.env.StandardEnvironment;

/**
 * The environment variables that settings may take defaults from.
 */
final class ProcessEnvironment {

	private ProcessEnvironment() {
	}

	/**
	 * Return the environment of a launch, or of the process if it was not launched.
	 */
	static Map<String, String> of(@Nullable ProviderLaunch launch) {
		if (launch != null) {
			return launch.process().environment();
		}
		Map<String, String> environment = new TreeMap<>();
		new StandardEnvironment().getSystemEnvironment()
			.forEach((name, value) -> environment.put(name, String.valueOf(value)));
		return environment;
	}

}
