/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.tfprovider.internal.file.PrivateFolder;
import org.jspecify.annotations.Nullable;

/**
 * Locates the folder with the files of a user's shared processes.
 *
 * @param path its path, which may or may not exist
 */
record ProcessFolder(Path path) {

	private static final String NAME = "terraform-provider";

	private static final Duration KEPT = Duration.ofDays(1);

	private static final Pattern OF_COMMAND = Pattern.compile("-command-(\\d{1,18})-(\\d+)(\\.hung)?$");

	/**
	 * Return the folders that launchers use, as far as there are any and they are this
	 * user's alone.
	 * @param environment environment of the user
	 * @return the folders
	 */
	static List<ProcessFolder> all(Map<String, String> environment) {
		Stream<Path> runtime = absolute(environment.get("XDG_RUNTIME_DIR"))
			.filter(Predicate.not(Files::isSymbolicLink));
		Stream<Path> cache = Stream.concat(absolute(environment.get("XDG_CACHE_HOME")),
				absolute(environment.get("HOME")).map((home) -> home.resolve(".cache")));
		return Stream.concat(runtime, cache.limit(1)).flatMap(ProcessFolder::in).toList();
	}

	private static Stream<Path> absolute(@Nullable String path) {
		return Stream.ofNullable(path).filter((text) -> text.startsWith("/")).map(Path::of);
	}

	private static Stream<ProcessFolder> in(Path place) {
		try {
			return Stream.of(new ProcessFolder(PrivateFolder.of(place, NAME, PrivateFolder.Rule.CLOSED).path()));
		}
		catch (IOException ex) {
			return Stream.empty();
		}
	}

	/**
	 * Return the files of a provider's processes.
	 * @param type local name of the provider
	 * @return files that can be read, in the order of their names
	 */
	List<ProcessFile> files(String type) {
		return list().stream()
			.filter((file) -> name(file).startsWith(type + "-"))
			.map(ProcessFile::new)
			.filter((file) -> file.read().isPresent())
			.toList();
	}

	/**
	 * Delete the folder if nothing is in it.
	 */
	void deleteIfEmpty() {
		try {
			Files.deleteIfExists(this.path);
		}
		catch (IOException ex) {
			// somebody else uses it
		}
	}

	/**
	 * Delete what processes left behind that ended long ago, and at once what those of a
	 * command left that have been killed.
	 */
	void sweep() {
		Instant limit = Instant.now().minus(KEPT);
		for (Path file : list()) {
			try {
				boolean left = isOfEndedCommand(file)
						|| Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS).toInstant().isBefore(limit);
				if (left && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
						&& new ProcessFile(file).read().filter((entry) -> isOf(file, entry)).isEmpty()) {
					Files.delete(file);
				}
			}
			catch (IOException ex) {
				// somebody else does it
			}
		}
	}

	/**
	 * Whoever has the identifier of the host need not be the host: in a container the
	 * first process always has the same one.
	 */
	private static boolean isOfEndedCommand(Path file) {
		Matcher name = OF_COMMAND.matcher(file.toString());
		return name.find() && !new HostProcess(Long.parseLong(name.group(1)), name.group(2)).isAlive();
	}

	/**
	 * Return whether the process of a file is there. Where another has got its
	 * identifier, the command line, which names the file, is another one.
	 */
	private static boolean isOf(Path file, ProcessFile.Entry entry) {
		return entry.isAlive() && HostProcess.mayHaveArgument(entry.pid(), name(file));
	}

	private static String name(Path file) {
		return String.valueOf(file.getFileName());
	}

	private List<Path> list() {
		try (Stream<Path> files = Files.list(this.path)) {
			return files.sorted().toList();
		}
		catch (IOException ex) {
			return List.of();
		}
	}

}
