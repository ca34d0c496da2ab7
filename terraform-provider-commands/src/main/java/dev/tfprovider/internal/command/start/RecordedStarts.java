/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Deletes old recorded starts of one provider from the user's cache folder: a folder for
 * each version, with files for each Java.
 *
 * @param folder the provider's folder
 */
record RecordedStarts(Path folder) {

	/**
	 * A recording has none of these at its end. Digits are of one that is being written.
	 */
	private static final Pattern COMPANION = Pattern.compile("\\.(size|starts?|refused|lock|log|tmp|unpack|w\\d+)$");

	/**
	 * What stands in nobody's way after a day.
	 */
	private static final Pattern LEFTOVER = Pattern.compile("\\.(refused|lock|tmp|unpack|w\\d+)$");

	private static final Duration LEFT = Duration.ofDays(1);

	/**
	 * Delete all but the newest recordings, and leftovers of failed attempts.
	 * @param count recordings to keep
	 */
	void keepNewest(int count) throws IOException {
		Map<Path, FileTime> times = new HashMap<>();
		Set<Path> changed = new HashSet<>();
		for (Path file : files()) {
			String name = String.valueOf(file.getFileName());
			FileTime time = FileTime.fromMillis(file.toFile().lastModified());
			if (!COMPANION.matcher(name).find()) {
				times.put(file, time);
			}
			else if (LEFTOVER.matcher(name).find() && time.toInstant().isBefore(Instant.now().minus(LEFT))) {
				deleteIfEmpty(file);
				changed.add(file.resolveSibling(""));
			}
		}
		List<Path> old = times.entrySet()
			.stream()
			.sorted(Map.Entry.<Path, FileTime>comparingByValue().reversed())
			.skip(count)
			.map(Map.Entry::getKey)
			.toList();
		for (Path recording : old) {
			delete(recording, List.of("", ".size", ".start", ".starts", ".log"));
			changed.add(recording.resolveSibling(""));
		}
		for (Path version : changed) {
			deleteIfEmpty(version);
		}
	}

	/**
	 * Delete a recording by which the provider does not start. The launcher, if it has
	 * this made in the background, keeps what it needs to try again, and the output.
	 */
	static void deleteBroken(Path recording) throws IOException {
		delete(recording, List.of("", ".size", ".start"));
		if (Files.notExists(companion(recording, ".lock"))) {
			delete(recording, List.of(".starts", ".log"));
		}
	}

	private static void delete(Path recording, List<String> suffixes) throws IOException {
		for (String suffix : suffixes) {
			Files.deleteIfExists(companion(recording, suffix));
		}
	}

	private static Path companion(Path recording, String suffix) {
		return recording.resolveSibling(recording.getFileName() + suffix);
	}

	/**
	 * Return the files, and the folders that are locks.
	 */
	private List<Path> files() throws IOException {
		List<Path> files = new ArrayList<>();
		for (Path version : entries(this.folder)) {
			if (Files.isDirectory(version, LinkOption.NOFOLLOW_LINKS)) {
				entries(version).stream()
					.filter((entry) -> Files.isRegularFile(entry, LinkOption.NOFOLLOW_LINKS)
							|| (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)
									&& entry.toString().endsWith(".lock")))
					.forEach(files::add);
			}
		}
		return files;
	}

	private static List<Path> entries(Path folder) throws IOException {
		try (Stream<Path> entries = Files.list(folder)) {
			return entries.toList();
		}
		catch (NoSuchFileException ex) {
			// Another process has deleted it
			return List.of();
		}
	}

	private static void deleteIfEmpty(Path path) throws IOException {
		try {
			Files.deleteIfExists(path);
		}
		catch (DirectoryNotEmptyException ex) {
			// It is still needed
		}
	}

}
