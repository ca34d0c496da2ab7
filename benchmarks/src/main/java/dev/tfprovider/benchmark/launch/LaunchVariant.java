/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A variant of starting a provider. Variants differ only in command and environment.
 *
 * @param name what it is called in the table
 * @param command executable and arguments
 * @param environment variables besides those of a host
 * @param standIn whether the process Terraform starts is not the one that serves: its
 * processor time and memory say nothing
 */
public record LaunchVariant(String name, List<String> command, Map<String, String> environment, boolean standIn) {

	LaunchVariant(String name, List<String> command, Map<String, String> environment) {
		this(name, command, environment, false);
	}

	/**
	 * Create a variant that needs no Java.
	 * @param name name of the variant
	 * @param executable what is started
	 */
	public LaunchVariant(String name, Path executable) {
		this(name, List.of(executable.toString()), Map.of());
	}

	LaunchVariant with(String variable, String value) {
		return with(Map.of(variable, value), this.standIn);
	}

	/**
	 * Return the same, served by a process that stays.
	 */
	LaunchVariant resident(ResidentProcesses processes) {
		return with(processes.environment(), true);
	}

	private LaunchVariant with(Map<String, String> more, boolean changed) {
		Map<String, String> variables = new HashMap<>(this.environment);
		variables.putAll(more);
		return new LaunchVariant(this.name, this.command, variables, changed);
	}

}
