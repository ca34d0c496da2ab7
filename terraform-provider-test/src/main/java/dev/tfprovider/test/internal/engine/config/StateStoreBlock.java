/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * The {@code state_store} block of a configuration. It can refer to nothing.
 *
 * @param type the state store type
 * @param provider the settings of its provider
 * @param config its arguments, as in Terraform's JSON syntax
 */
public record StateStoreBlock(String type, Map<String, @Nullable Object> provider,
		Map<String, @Nullable Object> config) {

	public StateStoreBlock {
		provider = Collections.unmodifiableMap(new LinkedHashMap<>(provider));
		config = Collections.unmodifiableMap(new LinkedHashMap<>(config));
	}

}
