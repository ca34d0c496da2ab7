/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.expression;

import dev.tfprovider.path.AttributePath;

/**
 * Names values that are unknown until apply, by their place.
 */
public final class DeferredNames {

	static final String PROVIDER = "provider";

	private DeferredNames() {
	}

	/**
	 * Return what stands for a provider block in the names of its values.
	 */
	public static String provider(String alias) {
		return alias.isEmpty() ? PROVIDER : PROVIDER + "_" + alias;
	}

	public static String of(String address, AttributePath path) {
		return "unknown_" + (address + "_" + path).replaceAll("\\W+", "_").replaceAll("_$", "");
	}

}
