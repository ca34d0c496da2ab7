/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.Deflater;

import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/**
 * Writes the reproducible zip archive of a package.
 */
final class ZipArchive {

	private static final int EXECUTABLE = 0100755;

	private static final int PLAIN = 0100644;

	private ZipArchive() {
	}

	/**
	 * Write an archive.
	 * @param files names and files
	 * @param first name of the file that comes first; the others follow in byte order
	 * @param archive file to write
	 */
	static void write(Map<String, Path> files, String first, Path archive) throws IOException {
		Map<String, Path> ordered = new LinkedHashMap<>();
		ordered.put(first, files.get(first));
		new TreeMap<>(files).forEach(ordered::putIfAbsent);
		try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(archive)) {
			// made once, read by everybody
			zip.setLevel(Deflater.BEST_COMPRESSION);
			for (Map.Entry<String, Path> file : ordered.entrySet()) {
				ZipArchiveEntry entry = new ZipArchiveEntry(file.getKey());
				entry.setUnixMode(FileTree.isExecutable(file.getKey(), file.getValue()) ? EXECUTABLE : PLAIN);
				entry.setTimeLocal(UnsignedJar.TIME);
				zip.putArchiveEntry(entry);
				Files.copy(file.getValue(), zip);
				zip.closeArchiveEntry();
			}
		}
	}

}
