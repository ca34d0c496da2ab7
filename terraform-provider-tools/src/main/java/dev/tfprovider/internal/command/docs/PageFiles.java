/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;

import dev.tfprovider.internal.command.line.Refusal;

/**
 * Replaces pages in a folder, all or none: the new ones are written beside the old ones
 * first, so that a full disk changes nothing.
 *
 * @param folder the folder of the documentation, which may not exist
 */
record PageFiles(Path folder) {

	/**
	 * Replace pages.
	 * @param paths the pages, relative to the folder
	 * @param contents what is in them; those without are removed
	 */
	void replace(Collection<String> paths, Map<String, String> contents) throws IOException {
		Map<Path, Path> written = new LinkedHashMap<>();
		Deque<Path> folders = new ArrayDeque<>();
		boolean complete = false;
		try {
			for (String path : paths) {
				String content = contents.get(path);
				if (content != null) {
					Path file = this.folder.resolve(path);
					Path made = file.resolveSibling("." + file.getFileName() + ".tmp");
					create(made.resolveSibling(".").normalize(), folders);
					Refusal.when(Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS),
							"%s is a folder, in the place of a page. Remove or rename it.", file);
					written.put(made, file);
					Files.deleteIfExists(made);
					Files.writeString(made, content);
				}
			}
			for (Map.Entry<Path, Path> page : written.entrySet()) {
				Files.move(page.getKey(), page.getValue(), StandardCopyOption.REPLACE_EXISTING);
			}
			complete = true;
		}
		finally {
			if (!complete) {
				remove(written.keySet(), folders);
			}
		}
		for (String path : paths) {
			if (!contents.containsKey(path)) {
				Files.delete(this.folder.resolve(path));
			}
		}
	}

	/**
	 * Create a folder with those around it.
	 * @param created where to add those that were not there, the innermost last
	 */
	private static void create(Path folder, Deque<Path> created) throws IOException {
		Deque<Path> missing = new ArrayDeque<>();
		for (Path each = folder; each != null && !Files.exists(each); each = each.getParent()) {
			missing.push(each);
		}
		for (Path each : missing) {
			Files.createDirectory(each);
			created.push(each);
		}
		Refusal.when(!Files.isDirectory(folder), "%s is no folder. Remove or rename it.", folder);
	}

	private static void remove(Collection<Path> files, Deque<Path> folders) throws IOException {
		for (Path file : files) {
			Files.deleteIfExists(file);
		}
		for (Path folder : folders) {
			Files.deleteIfExists(folder);
		}
	}

}
