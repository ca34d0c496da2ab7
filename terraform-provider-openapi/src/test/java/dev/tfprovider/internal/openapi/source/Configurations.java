/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.openapi.mapping.ResourceModel;

/**
 * The configurations that are made up for a resource.
 */
public final class Configurations {

	private Configurations() {
	}

	/**
	 * Return what must be set.
	 */
	public static Optional<Map<String, Object>> smallest(ResourceModel model) {
		return new ExampleValues(model, false).configuration();
	}

	/**
	 * Return what may be set.
	 */
	public static Optional<Map<String, Object>> fullest(ResourceModel model) {
		return new ExampleValues(model, true).configuration();
	}

}
