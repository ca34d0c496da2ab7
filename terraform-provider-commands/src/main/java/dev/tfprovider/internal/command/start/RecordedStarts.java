/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

	private static final Duration LEFT = Duration.ofDays(1);

	/**
	 * Delete all but the newest recordings, and leftovers of failed attempts.
	 * @param count recordings to keep
	 */
	void keepNewest(int count) throws IOException {
		Map<Path, FileTime> times = new HashMap<>();
		for (Path file : files()) {
			FileTime time = Files.getLastModifiedTime(file);
			String name = String.valueOf(file.getFileName());
			if (!COMPANION.matcher(name).find()) {
				times.put(file, time);
			}
			else if (name.matches(".*\\.(tmp|w\\d+)") && time.toInstant().isBefore(Instant.now().minus(LEFT))) {
				Files.deleteIfExists(file);
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
			deleteIfEmpty(recording.resolve("..").normalize());
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

	private List<Path> files() throws IOException {
		List<Path> files = new ArrayList<>();
		try (Stream<Path> versions = Files.list(this.folder)) {
			for (Path version : versions.filter((entry) -> Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS))
				.toList()) {
				try (Stream<Path> entries = Files.list(version)) {
					entries.filter((entry) -> Files.isRegularFile(entry, LinkOption.NOFOLLOW_LINKS))
						.forEach(files::add);
				}
			}
		}
		return files;
	}

	private static void deleteIfEmpty(Path version) throws IOException {
		try (Stream<Path> entries = Files.list(version)) {
			if (entries.findAny().isPresent()) {
				return;
			}
		}
		Files.deleteIfExists(version);
	}

}
