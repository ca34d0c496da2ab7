/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.util.Map;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * Checks that hosts would find a package and run the right file of it.
 *
 * @param name name of the package
 * @param kind what hosts execute
 */
record PackageCheck(PackageName name, LauncherKind kind) {

	/**
	 * Check names and Unix modes.
	 */
	void check(Map<String, Integer> modes) {
		String executed = this.name.executed(modes.keySet())
			.orElseThrow(() -> CommandFailedException
				.of("The package has no file that Terraform would start: none begins with " + this.name.prefix()));
		String launcher = this.kind.fileName(this.name);
		Refusal.when(!executed.equals(launcher), "Terraform would start '%s' instead of '%s'. Rename or move it.",
				executed, launcher);
		Refusal.when((modes.getOrDefault(executed, 0) & 0111) != 0111, "'%s' is not executable in the package.",
				executed);
		for (String entry : modes.keySet()) {
			Refusal.when(entry.startsWith("/") || entry.contains("\\") || entry.endsWith("/") || entry.contains("../"),
					"'%s' cannot be in a package.", entry);
		}
	}

}
