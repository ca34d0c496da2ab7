/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The file that a launcher creates when it starts the provider by a recording, and that
 * the provider deletes. A launcher that finds one of a process that is gone drops the
 * recording.
 */
final class StartMarkFile {

	static final String PROPERTY = "terraform.provider.start.mark";

	private StartMarkFile() {
	}

	/**
	 * Delete the file, since this process has started or ends for another reason.
	 */
	static void remove() {
		String file = System.getProperty(PROPERTY);
		if (file != null) {
			try {
				Files.deleteIfExists(Path.of(file));
			}
			catch (IOException ex) {
				// the next start is slower than it need be
			}
		}
	}

}
