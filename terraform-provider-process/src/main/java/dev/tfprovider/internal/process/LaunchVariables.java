/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Selects the environment variables that launches served by one process must have in
 * common.
 */
final class LaunchVariables {

	/**
	 * Variables that shells and terminals change from one command to the next.
	 */
	private static final Set<String> VOLATILE = Set.of("_", "COLUMNS", "LINES", "OLDPWD", "PWD", "SHLVL", "TERM",
			"WINDOWID");

	/**
	 * Variables that name the trace a command is part of.
	 */
	private static final Set<String> TRACE = Set.of("TRACEPARENT", "TRACESTATE", "BAGGAGE");

	private LaunchVariables() {
	}

	/**
	 * Return the variables that launches served by one process must have in common: all
	 * but those that the host adds for a launch or reads itself, those of a trace, and
	 * those that shells change.
	 * @param environment environment of a launch
	 * @return names and values in a new map
	 */
	static Map<String, String> shared(Map<String, String> environment) {
		return filter(environment, (name) -> !isForHost(name) && !VOLATILE.contains(name));
	}

	/**
	 * Return the variables that an application context prepared for a launch must have in
	 * common with it: all but those that only the handshake needs, and those that shells
	 * change.
	 * @param environment environment of a launch
	 * @return names and values in a new map
	 */
	static Map<String, String> visible(Map<String, String> environment) {
		return filter(environment, (name) -> !isForHandshake(name) && !VOLATILE.contains(name));
	}

	/**
	 * Return the variables expected of the next launch: all but those that only the
	 * handshake needs.
	 * @param environment environment of a launch
	 * @return names and values in a new map
	 */
	static Map<String, String> expected(Map<String, String> environment) {
		return filter(environment, (name) -> !isForHandshake(name));
	}

	private static boolean isForHandshake(String name) {
		return name.startsWith("PLUGIN_");
	}

	private static boolean isForHost(String name) {
		return isForHandshake(name) || name.startsWith("TF_") || TRACE.contains(name);
	}

	private static Map<String, String> filter(Map<String, String> environment, Predicate<String> kept) {
		Map<String, String> variables = new TreeMap<>(environment);
		variables.keySet().removeIf((name) -> !kept.test(name));
		return variables;
	}

}
