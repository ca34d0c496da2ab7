/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * A stored state of an earlier version or of another type, as untyped values.
 */
public interface RawState {

	/**
	 * Return the state as JSON.
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
