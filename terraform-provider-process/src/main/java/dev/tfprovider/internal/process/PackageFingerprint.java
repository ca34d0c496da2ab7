/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * Identifies the files that a process was started from: a process that outlives them must
 * not serve launches of those that replaced them.
 *
 * @param files identity of every file that is there
 */
record PackageFingerprint(Map<Path, Identity> files) {

	/**
	 * Take the fingerprint of a package and the Java that runs it.
	 * @param folder folder of the launcher; its files and those in {@code lib} count
	 * @param javaHome folder of the Java
	 * @return what was seen
	 */
	static PackageFingerprint of(Path folder, Path javaHome) {
		List<Path> files = new ArrayList<>(list(folder));
		files.addAll(list(folder.resolve("lib")));
		files.add(javaHome.resolve("release"));
		files.add(javaHome.resolve("lib").resolve("modules"));
		Map<Path, Identity> identities = new HashMap<>();
		for (Path file : files) {
			try {
				BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
				if (attributes.isRegularFile()) {
					identities.put(file,
							new Identity(attributes.fileKey(), attributes.size(), attributes.lastModifiedTime()));
				}
			}
			catch (NoSuchFileException ex) {
				// not there is something, too
			}
			catch (IOException ex) {
				identities.put(file, Identity.UNREADABLE);
			}
		}
		return new PackageFingerprint(Map.copyOf(identities));
	}

	private static List<Path> list(Path folder) {
		try (Stream<Path> files = Files.list(folder)) {
			return files.toList();
		}
		catch (IOException ex) {
			return List.of();
		}
	}

	/**
	 * The identity of a file, which tells it from its successor.
	 *
	 * @param key identity in the file system, {@code null} where there is none
	 * @param size size in bytes
	 * @param modified time of the last change
	 */
	record Identity(@Nullable Object key, long size, FileTime modified) {

		static final Identity UNREADABLE = new Identity(null, -1, FileTime.fromMillis(0));

	}

}
