/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import dev.tfprovider.path.AttributePath;

/**
 * Names values that are unknown until apply, by their place.
 */
final class DeferredNames {

	static final String PROVIDER = "provider";

	private DeferredNames() {
	}

	static String of(String address, AttributePath path) {
		return "unknown_" + (address + "_" + path).replaceAll("\\W+", "_").replaceAll("_$", "");
	}

}
