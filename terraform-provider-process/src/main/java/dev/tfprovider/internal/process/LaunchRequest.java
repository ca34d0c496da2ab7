/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A request to serve a launch, as the launcher sends it.
 *
 * @param pid the launcher, which becomes the relay
 * @param parent the host
 * @param content short name of what is in the package
 * @param directory working directory of the host
 * @param environment environment of the launch, not modifiable
 */
record LaunchRequest(long pid, long parent, String content, String directory, Map<String, String> environment) {

	private static final int HEAD = 4;

	/**
	 * Create a request.
	 */
	LaunchRequest {
		environment = Collections.unmodifiableMap(new LinkedHashMap<>(environment));
	}

	/**
	 * Read a request.
	 * @param fields process identifiers, content, directory, then the variables as
	 * {@code NAME=value}
	 * @throws IllegalArgumentException if it is none
	 */
	static LaunchRequest of(List<String> fields) {
		if (fields.size() < HEAD) {
			throw new IllegalArgumentException("The request is cut off");
		}
		Map<String, String> environment = new LinkedHashMap<>();
		for (String variable : fields.subList(HEAD, fields.size())) {
			int equals = variable.indexOf('=');
			if (equals > 0) {
				environment.put(variable.substring(0, equals), variable.substring(equals + 1));
			}
		}
		return new LaunchRequest(Long.parseLong(fields.get(0)), Long.parseLong(fields.get(1)), fields.get(2),
				fields.get(3), environment);
	}

}
