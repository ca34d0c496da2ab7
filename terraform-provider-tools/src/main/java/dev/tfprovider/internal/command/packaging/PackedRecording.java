/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CheckedInputStream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * The recorded start of a package, packed by gzip: hosts read the whole package at each
 * command, and it is a quarter as long so. The launcher unpacks it into the user's cache
 * folder.
 *
 * @param archive the packed recording
 * @param sum checksum and length of what was packed, as {@code cksum} prints them
 */
record PackedRecording(Path archive, Path sum) {

	/**
	 * Name the recording of a package, which need not be there.
	 * @param root folder of the package
	 */
	static PackedRecording in(Path root) {
		Path archive = root.resolve("lib").resolve("prepared-start.aot.gz");
		return new PackedRecording(archive, archive.resolveSibling(archive.getFileName() + ".sum"));
	}

	/**
	 * Pack a recording. The same bytes become the same bytes.
	 * @param recording file to pack, which is left as it is
	 */
	void write(Path recording) throws IOException {
		PosixChecksum checksum = new PosixChecksum();
		try (InputStream in = new CheckedInputStream(Files.newInputStream(recording), checksum);
				OutputStream out = new SmallestGzip(Files.newOutputStream(this.archive))) {
			in.transferTo(out);
		}
		Files.writeString(this.sum, "%s %s\n".formatted(checksum.getValue(), checksum.length()));
	}

	void delete() throws IOException {
		Files.deleteIfExists(this.archive);
		Files.deleteIfExists(this.sum);
	}

	/**
	 * Compresses as well as it can.
	 */
	private static final class SmallestGzip extends GZIPOutputStream {

		SmallestGzip(OutputStream out) throws IOException {
			super(out, 1 << 16);
			this.def.setLevel(Deflater.BEST_COMPRESSION);
		}

	}

}
