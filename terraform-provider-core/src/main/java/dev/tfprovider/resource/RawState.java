/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * A stored state as it is, for code that has no record of its shape.
 */
public interface RawState {

	/**
	 * Return the state as text.
	 * @return one JSON object
	 */
	String json();

	/**
	 * Return the attributes by name.
	 * @return {@code String}, {@code BigDecimal}, {@code Boolean}, {@code List} and
	 * {@code Map}, or {@code null}; immutable
	 */
	Map<String, @Nullable Object> attributes();

}
