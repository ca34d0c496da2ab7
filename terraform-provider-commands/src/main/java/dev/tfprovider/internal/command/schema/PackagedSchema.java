/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
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
import dev.tfprovider.internal.command.line.Refusal;

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
			SchemaDocument.of(provider.service().runtime(), true).write(packed);
		}
	}

	/**
	 * Return whether a path leads to what may be a package.
	 * @param path a path to anything
	 * @return {@code true} for a folder and a ZIP file
	 * @throws IOException if it cannot be read
	 */
	public static boolean isPackage(Path path) throws IOException {
		return Files.isDirectory(path) || isZip(path);
	}

	/**
	 * Read the schema.
	 * @param path the folder or the ZIP file of a package, or a schema, which may be
	 * compressed as in one
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
			if (isZip(path)) {
				try (ZipFile zip = new ZipFile(path.toFile())) {
					ZipEntry entry = zip.getEntry(FILE);
					return (entry != null) ? Optional.of(unpacked(zip.getInputStream(entry), reader))
							: Optional.empty();
				}
			}
			try (InputStream content = new BufferedInputStream(new FileContent(path))) {
				return Optional.of((magic(content) == GZIP) ? unpacked(content, reader) : reader.read(content));
			}
		}
		catch (ZipException | EOFException ex) {
			throw Refusal.of("%s is damaged: %s. Get it again.", path, ex.getMessage());
		}
	}

	private static <T> T unpacked(InputStream packed, Reader<T> reader) throws IOException {
		try (InputStream content = new GZIPInputStream(packed)) {
			return reader.read(content);
		}
	}

	/**
	 * Return whether a path leads to a ZIP file. Nothing is read of what can be read only
	 * once, such as the output of a command.
	 */
	private static boolean isZip(Path path) throws IOException {
		if (!Files.isRegularFile(path)) {
			return false;
		}
		try (InputStream content = new BufferedInputStream(Files.newInputStream(path))) {
			return magic(content) == ZIP;
		}
	}

	private static int magic(InputStream content) throws IOException {
		content.mark(2);
		byte[] begin = content.readNBytes(2);
		content.reset();
		return (begin.length < 2) ? 0 : (begin[0] & 0xFF) << 8 | begin[1] & 0xFF;
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

	/**
	 * The content of a file, which may be a pipe. Those of the JDK fail where somebody
	 * asks how much is available, as they look for their position in the file.
	 */
	private static final class FileContent extends FilterInputStream {

		FileContent(Path path) throws IOException {
			super(Files.newInputStream(path));
		}

		@Override
		public int available() {
			return 0;
		}

	}

}
