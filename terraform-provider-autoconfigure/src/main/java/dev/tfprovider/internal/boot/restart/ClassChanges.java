/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.restart;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds out whether classes or properties have changed since the application was started,
 * before whoever watches them does.
 */
public final class ClassChanges {

	private static final Pattern RESTARTING = Pattern
		.compile(".*(?<!Tests?)\\.class|application[^/]*\\.(properties|ya?ml)");

	private final Supplier<List<Path>> folders;

	private volatile long known;

	/**
	 * Create changes, of which none is known.
	 * @param folders finds the folders with the classes
	 */
	public ClassChanges(Supplier<List<Path>> folders) {
		this.folders = folders;
	}

	/**
	 * Take what is there now for what the application was started with.
	 */
	public void accept() {
		this.known = checksum();
	}

	/**
	 * Tell whether something has changed.
	 */
	boolean arePending() {
		return this.known != checksum();
	}

	private long checksum() {
		long sum = 0;
		for (Path folder : this.folders.get()) {
			sum = 31 * sum + checksum(folder);
		}
		return sum;
	}

	/**
	 * Return a checksum of names, sizes and times, in whatever order the files come. What
	 * disappears meanwhile is a change.
	 */
	private static long checksum(Path folder) {
		if (!Files.isDirectory(folder)) {
			return 0;
		}
		try (Stream<Path> files = Files.find(folder, Integer.MAX_VALUE,
				(file, attributes) -> attributes.isRegularFile() && isRestarting(folder.relativize(file)))) {
			return files.mapToLong(ClassChanges::checksumOfFile).sum();
		}
		catch (IOException | UncheckedIOException ex) {
			return System.nanoTime();
		}
	}

	private static long checksumOfFile(Path file) {
		try {
			long state = 31 * Files.getLastModifiedTime(file).toMillis() + Files.size(file);
			return (31 * state + file.hashCode()) * 0x9E3779B97F4A7C15L;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static boolean isRestarting(Path file) {
		return RESTARTING.matcher(file.toString().replace('\\', '/')).matches();
	}

}
