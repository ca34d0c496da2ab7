/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.spring;

import java.util.LinkedHashMap;
import java.util.Map;

import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.core.env.Environment;

/**
 * Reads the provider block from the properties {@code terraform.test.settings.*}.
 */
final class TestSettings {

	static final String PREFIX = "terraform.test.settings";

	private TestSettings() {
	}

	static Map<String, String> of(Environment environment) {
		Map<String, String> settings = new LinkedHashMap<>();
		Binder.get(environment)
			.bind(PREFIX, Bindable.mapOf(String.class, String.class))
			.orElseGet(Map::of)
			.forEach((name, value) -> settings.put(name.replace('-', '_'), value));
		return settings;
	}

}
