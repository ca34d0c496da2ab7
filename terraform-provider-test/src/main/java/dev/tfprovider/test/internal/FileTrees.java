/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * Reads, writes, lists, links and deletes files of a test without checked exceptions.
 */
public final class FileTrees {

	private FileTrees() {
	}

	public static Path createTemporaryDirectory(String prefix) {
		return unchecked(() -> Files.createTempDirectory(prefix).toRealPath());
	}

	public static void write(Path file, String content) {
		unchecked(() -> {
			Files.createDirectories(file.toAbsolutePath().getParent());
			return Files.writeString(file, content);
		});
	}

	/**
	 * Read a file as text; bytes that are not UTF-8 are replaced.
	 * @param file file to read
	 * @return its text, empty if there is no such file
	 */
	public static String read(Path file) {
		return unchecked(() -> Files.exists(file) ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8) : "");
	}

	/**
	 * List the entries of a directory.
	 * @param directory directory to list
	 * @return the entries in the byte-wise order of their names
	 */
	public static List<Path> list(Path directory) {
		return unchecked(() -> {
			try (Stream<Path> entries = Files.list(directory)) {
				return entries.sorted(Comparator.comparing((entry) -> entry.getFileName().toString())).toList();
			}
		});
	}

	/**
	 * Make a directory appear at a second place: as a link, or as a copy where links
	 * cannot be made.
	 * @param source existing directory
	 * @param target place that does not exist yet
	 */
	public static void link(Path source, Path target) {
		unchecked(() -> {
			Files.createDirectories(target.toAbsolutePath().getParent());
			try {
				return Files.createSymbolicLink(target, source);
			}
			catch (IOException | UnsupportedOperationException ex) {
				copy(source, target);
				return target;
			}
		});
	}

	static void copy(Path source, Path target) throws IOException {
		try (Stream<Path> paths = Files.walk(source)) {
			for (Path path : paths.toList()) {
				Files.copy(path, target.resolve(source.relativize(path).toString()),
						StandardCopyOption.COPY_ATTRIBUTES);
			}
		}
	}

	/**
	 * Delete a directory with everything in it; links are deleted, not followed.
	 * @param directory directory to delete, may be missing
	 */
	public static void delete(Path directory) {
		if (Files.exists(directory)) {
			unchecked(() -> Files.walkFileTree(directory, new DeletingVisitor()));
		}
	}

	private static <T> T unchecked(FileAccess<T> access) {
		try {
			return access.run();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Does something with files.
	 *
	 * @param <T> what it returns
	 */
	private interface FileAccess<T> {

		T run() throws IOException;

	}

	private static final class DeletingVisitor extends SimpleFileVisitor<Path> {

		@Override
		public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
			Files.deleteIfExists(file);
			return FileVisitResult.CONTINUE;
		}

		@Override
		public FileVisitResult visitFileFailed(Path file, IOException ex) throws IOException {
			// Whoever created it may have deleted it in the meantime.
			if (ex instanceof NoSuchFileException) {
				return FileVisitResult.CONTINUE;
			}
			throw ex;
		}

		@Override
		public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException ex) throws IOException {
			Files.deleteIfExists(directory);
			return FileVisitResult.CONTINUE;
		}

	}

}
