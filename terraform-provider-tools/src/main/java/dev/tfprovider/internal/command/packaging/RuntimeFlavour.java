/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import dev.tfprovider.command.CommandLine;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * Represents where a package takes its Java runtime from.
 */
enum RuntimeFlavour {

	/**
	 * Uses the Java of the machine it runs on.
	 */
	THIN,

	/**
	 * Contains a Java runtime.
	 */
	RUNTIME;

	static RuntimeFlavour of(CommandLine line) {
		Refusal.usageWhen(line.has("runtime") && line.has("thin"), "'--runtime' and '--thin' exclude each other.");
		return line.has("runtime") ? RUNTIME : THIN;
	}

}
