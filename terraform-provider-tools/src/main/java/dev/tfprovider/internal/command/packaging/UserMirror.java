/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.nio.file.Path;
import java.util.Map;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Platform;

/**
 * Locates the user's implied local mirror, in which CLIs look without configuration.
 */
final class UserMirror {

	private UserMirror() {
	}

	/**
	 * Return its folder.
	 * @param environment variables of the user
	 * @param platform the platform of the CLI
	 */
	static Path of(Map<String, String> environment, Platform platform) {
		boolean windows = platform.isWindows();
		String variable = windows ? "APPDATA" : "HOME";
		String home = environment.get(variable);
		if (home == null) {
			throw CommandFailedException.usage("%s is not set: name the mirror with '--dir'.".formatted(variable));
		}
		return Path.of(home, windows ? "terraform.d" : ".terraform.d", "plugins");
	}

}
