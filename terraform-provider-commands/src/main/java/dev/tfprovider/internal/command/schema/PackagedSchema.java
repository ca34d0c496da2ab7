/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.ProviderApplication;

/**
 * The schema in a package, compressed, with what is declared besides: what the next
 * release is compared with.
 */
public final class PackagedSchema {

	/**
	 * Folder of the schema in a package.
	 */
	public static final String FOLDER = "schema";

	private static final String FILE = FOLDER + "/provider.json.gz";

	private static final int ZIP = 0x504B;

	private static final int GZIP = 0x1F8B;

	private PackagedSchema() {
	}

	/**
	 * Write the schema into a package.
	 * @param provider the provider
	 * @param root folder of the package
	 * @throws IOException if it cannot be written
	 */
	public static void write(ProviderApplication provider, Path root) throws IOException {
		Files.createDirectories(root.resolve(FOLDER));
		try (OutputStream file = Files.newOutputStream(root.resolve(FILE));
				OutputStream packed = new GZIPOutputStream(file)) {
			SchemaDocument.of(provider).writeDeclared(packed, provider.service().runtime());
		}
	}

	/**
	 * Return whether a file or folder may be a package, or a schema compressed as in one.
	 * @param path the file or folder, which is there
	 * @return {@code false} for anything but a folder, a ZIP file and a GZIP file
	 * @throws IOException if it cannot be read
	 */
	public static boolean isPacked(Path path) throws IOException {
		return Files.isDirectory(path) || magic(path) == ZIP || magic(path) == GZIP;
	}

	/**
	 * Read the schema.
	 * @param path the folder or the ZIP file of a package, or its schema itself
	 * @param reader reads the content of the document
	 * @param <T> what it makes of it
	 * @return what the reader returns, empty if the package has no schema
	 * @throws IOException if it cannot be read
	 * @throws CommandFailedException if it is damaged
	 */
	public static <T> Optional<T> read(Path path, Reader<T> reader) throws IOException {
		try {
			if (Files.isDirectory(path)) {
				return Files.isRegularFile(path.resolve(FILE)) ? read(path.resolve(FILE), reader) : Optional.empty();
			}
			if (magic(path) == GZIP) {
				try (InputStream packed = Files.newInputStream(path)) {
					return Optional.of(unpacked(packed, reader));
				}
			}
			try (ZipFile zip = new ZipFile(path.toFile())) {
				ZipEntry entry = zip.getEntry(FILE);
				return (entry != null) ? Optional.of(unpacked(zip.getInputStream(entry), reader)) : Optional.empty();
			}
		}
		catch (ZipException | EOFException ex) {
			throw CommandFailedException.of("%s is damaged: %s. Get it again.".formatted(path, ex.getMessage()));
		}
	}

	private static <T> T unpacked(InputStream packed, Reader<T> reader) throws IOException {
		try (InputStream content = new GZIPInputStream(packed)) {
			return reader.read(content);
		}
	}

	private static int magic(Path file) throws IOException {
		try (InputStream content = Files.newInputStream(file)) {
			byte[] begin = content.readNBytes(2);
			return (begin.length < 2) ? 0 : (begin[0] & 0xFF) << 8 | begin[1] & 0xFF;
		}
	}

	/**
	 * Reads a document.
	 *
	 * @param <T> what it makes of it
	 */
	@FunctionalInterface
	public interface Reader<T> {

		/**
		 * Read the document.
		 * @param content its content
		 * @return what it makes of it
		 * @throws IOException if it cannot be read
		 */
		T read(InputStream content) throws IOException;

	}

}
