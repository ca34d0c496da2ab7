/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a JVM says of the classes it has loaded.
 *
 * @param lines a line for each class
 */
record LoadedClasses(List<String> lines) {

	static LoadedClasses of(Path log) throws IOException {
		return new LoadedClasses(Files.readAllLines(log));
	}

	/**
	 * Read the log of the process that was started last.
	 */
	static LoadedClasses ofNewest(Path logs) throws IOException {
		try (Stream<Path> files = Files.list(logs)) {
			return of(files.max(Comparator.comparing((file) -> file.toFile().lastModified())).orElseThrow());
		}
	}

	long all() {
		return this.lines.size();
	}

	/**
	 * Count those that came from a recording.
	 */
	long shared() {
		return this.lines.stream().filter((line) -> line.contains("source: shared objects file")).count();
	}

	List<String> of(String packageName) {
		return this.lines.stream().filter((line) -> line.contains("] " + packageName + ".")).toList();
	}

}
