/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.internal.file.FilePermissions;

/**
 * Lists, normalizes and deletes the files of a folder.
 *
 * @param root the folder
 */
public record FileTree(Path root) {

	/**
	 * Modification time of everything in a package.
	 */
	static final Instant TIME = Instant.parse("1980-02-01T00:00:00Z");

	/**
	 * Return the regular files, links followed.
	 * @return the files by their names with slashes, in byte order
	 * @throws IOException if a folder cannot be read
	 */
	public Map<String, Path> files() throws IOException {
		try (Stream<Path> paths = Files.walk(this.root, FileVisitOption.FOLLOW_LINKS)) {
			return paths.filter(Files::isRegularFile)
				.collect(Collectors.toMap((file) -> this.root.relativize(file).toString().replace('\\', '/'),
						(file) -> file, (first, second) -> first, TreeMap::new));
		}
	}

	/**
	 * Put the content of files in the place of links to them.
	 */
	void replaceLinks() throws IOException {
		List<Path> links;
		try (Stream<Path> paths = Files.walk(this.root)) {
			links = paths.filter(Files::isSymbolicLink).toList();
		}
		for (Path link : links) {
			Path target = link.toRealPath();
			Files.delete(link);
			Files.copy(target, link, StandardCopyOption.COPY_ATTRIBUTES);
		}
	}

	/**
	 * Give every file the same time and the modes 755 or 644.
	 */
	void normalize() throws IOException {
		for (Path file : files().values()) {
			FilePermissions.set(file, Files.isExecutable(file) ? "rwxr-xr-x" : "rw-r--r--");
			Files.setLastModifiedTime(file, FileTime.from(TIME));
		}
	}

	/**
	 * Delete the folder, if it is there.
	 * @throws IOException if something in it cannot be deleted
	 */
	public void delete() throws IOException {
		if (!Files.exists(this.root, LinkOption.NOFOLLOW_LINKS)) {
			return;
		}
		List<Path> paths;
		try (Stream<Path> walk = Files.walk(this.root)) {
			paths = walk.sorted(Comparator.reverseOrder()).toList();
		}
		for (Path path : paths) {
			Files.delete(path);
		}
	}

	/**
	 * Tell whether a file is executable.
	 * @param name its name in the package
	 * @param file where to look at it
	 */
	static boolean isExecutable(String name, Path file) {
		if (FilePermissions.isSupportedBy(file)) {
			return Files.isExecutable(file);
		}
		boolean isLauncher = !name.contains("/");
		return isLauncher || name.startsWith("runtime")
				&& (name.contains("/bin/") || name.endsWith("/lib/jspawnhelper") || name.endsWith("/lib/jexec"));
	}

}
