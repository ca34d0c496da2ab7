/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.observation;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

import org.jspecify.annotations.Nullable;

/**
 * Trace that the environment of a launch is part of, by the variables
 * {@code TRACEPARENT}, {@code TRACESTATE} and {@code BAGGAGE}. Their values are those of
 * the HTTP headers of these names.
 */
final class TraceContext {

	private final Map<String, String> headers = new TreeMap<>();

	/**
	 * Read the variables.
	 * @param environment the environment of the launch
	 */
	TraceContext(Map<String, String> environment) {
		for (String header : new String[] { "traceparent", "tracestate", "baggage" }) {
			String value = environment.get(header.toUpperCase(Locale.ROOT));
			if (value != null && !value.isBlank()) {
				this.headers.put(header, value.strip());
			}
		}
	}

	/**
	 * Return the value of a header.
	 * @param name name of the header
	 * @return the value, {@code null} if the environment has none
	 */
	@Nullable String header(String name) {
		return this.headers.get(name.toLowerCase(Locale.ROOT));
	}

}
