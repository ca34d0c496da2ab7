/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * Reads texts of the author: UTF-8, no larger than a page may be, with line feeds.
 */
final class SourceText {

	/**
	 * The largest page that the registry shows whole, in bytes. Its documentation
	 * (developer.hashicorp.com/terraform/registry/providers/docs) says 500 KB, and
	 * {@code tfplugindocs validate} refuses files of 500,000 bytes.
	 */
	static final int LARGEST = 499_999;

	private SourceText() {
	}

	/**
	 * Read a file.
	 * @throws CommandFailedException if it is no text of an allowed size
	 */
	static String read(Path file) throws IOException {
		Refusal.when(!Files.isRegularFile(file), "%s is no regular file. Remove it or replace it.", file);
		if (Files.size(file) > LARGEST) {
			throw Refusal.of("%s has %s bytes, but a page may have %s. Make it shorter.", file, Files.size(file),
					LARGEST);
		}
		try {
			return Files.readString(file).replace("\r\n", "\n");
		}
		catch (CharacterCodingException ex) {
			throw Refusal.of("%s is not UTF-8. Save it as UTF-8.", file);
		}
	}

	/**
	 * Return the files in a folder, sorted by name; none if there is no folder.
	 */
	static List<Path> files(Path folder) throws IOException {
		if (!Files.isDirectory(folder)) {
			return List.of();
		}
		try (Stream<Path> files = Files.list(folder)) {
			return files.filter((file) -> !file.getFileName().toString().startsWith("."))
				.sorted((left, right) -> left.getFileName().toString().compareTo(right.getFileName().toString()))
				.toList();
		}
	}

}
