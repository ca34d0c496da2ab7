/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.file.FilePermissions;
import dev.tfprovider.internal.log.LogModule;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes protocol data to files for the analysis of errors. They hold secrets, so nobody
 * but the owner of the process may read them. A file that cannot be written is a warning,
 * the first time.
 */
final class ProtocolDataFiles {

	private static final Logger logger = LoggerFactory.getLogger(LogModule.PROTOCOL);

	private static final Set<StandardOpenOption> NEW = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

	private final Path directory;

	private final AtomicBoolean failed = new AtomicBoolean();

	ProtocolDataFiles(Path directory) {
		this.directory = directory;
	}

	/**
	 * Write a file whose name starts with the time.
	 * @param name rest of the name
	 * @param content what is in it
	 */
	void write(String name, ByteString content) {
		try {
			Path file = create(name, content.asReadOnlyByteBuffer());
			logger.atTrace().addKeyValue("tf_proto_data_file", file).log("Wrote protocol data file");
		}
		catch (IOException | RuntimeException ex) {
			if (this.failed.compareAndSet(false, true)) {
				logger.warn("Unable to write protocol data files to {}", this.directory, ex);
			}
		}
	}

	/**
	 * Requests run at the same time: a name that is taken gets the next millisecond.
	 */
	private Path create(String name, ByteBuffer content) throws IOException {
		if (!Files.isDirectory(this.directory)) {
			Files.createDirectories(this.directory, FilePermissions.ofNew(this.directory, "rwx------"));
		}
		for (long time = Instant.now().toEpochMilli();; time++) {
			Path file = this.directory.resolve(time + "_" + name);
			try (SeekableByteChannel channel = Files.newByteChannel(file, NEW,
					FilePermissions.ofNew(file, "rw-------"))) {
				while (content.hasRemaining()) {
					channel.write(content);
				}
				return file;
			}
			catch (FileAlreadyExistsException ex) {
				continue;
			}
		}
	}

}
