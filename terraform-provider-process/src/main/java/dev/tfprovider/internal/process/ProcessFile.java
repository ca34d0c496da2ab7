/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.Optional;

import dev.tfprovider.internal.file.FilePermissions;
import dev.tfprovider.internal.file.PrivateFolder;
import dev.tfprovider.internal.plugin.OtherProcess;

/**
 * Stores port, token and process identifier of a shared process in a file, where
 * launchers find them: one line, in a folder that only its user may enter.
 *
 * @param path its absolute path; it may or may not exist
 */
record ProcessFile(Path path) {

	private static final String PRIVATE = "rw-------";

	private static final int MAX_LENGTH = 200;

	/**
	 * Name a file.
	 */
	ProcessFile {
		path = path.toAbsolutePath();
	}

	/**
	 * Return the folder it is in.
	 * @return the folder
	 */
	ProcessFolder folder() {
		return new ProcessFolder(Objects.requireNonNull(this.path.getParent(), "folder"));
	}

	/**
	 * Check that other users can neither read nor exchange the file, nor any folder on
	 * the way to it.
	 * @throws IOException if the folder is not this user's alone
	 */
	void checkFolder() throws IOException {
		Path folder = Objects.requireNonNull(this.path.getParent(), "folder");
		Path around = Objects.requireNonNull(folder.getParent(), "folder of the folder");
		PrivateFolder.of(around, String.valueOf(folder.getFileName()), PrivateFolder.Rule.CLOSED);
	}

	/**
	 * Write the file in one step, whatever was there before.
	 * @param entry what to write
	 * @throws IOException if it cannot be written; nothing has changed then
	 */
	void write(Entry entry) throws IOException {
		Path made = Files.createTempFile(this.path.getParent(), "resident", ".tmp",
				FilePermissions.ofNew(this.path, PRIVATE));
		try {
			try (FileChannel channel = FileChannel.open(made, StandardOpenOption.WRITE)) {
				channel.write(ByteBuffer.wrap(entry.line().getBytes(StandardCharsets.US_ASCII)));
			}
			Files.move(made, this.path, StandardCopyOption.ATOMIC_MOVE);
		}
		catch (AtomicMoveNotSupportedException ex) {
			throw new IOException("'%s' cannot be replaced in one step".formatted(this.path), ex);
		}
		finally {
			Files.deleteIfExists(made);
		}
	}

	/**
	 * Read the file.
	 * @return what it says; empty if there is none, or nothing that a shared process
	 * wrote
	 */
	Optional<Entry> read() {
		try {
			if (!Files.isRegularFile(this.path, LinkOption.NOFOLLOW_LINKS)) {
				return Optional.empty();
			}
			try (InputStream input = Files.newInputStream(this.path, LinkOption.NOFOLLOW_LINKS)) {
				byte[] content = input.readNBytes(MAX_LENGTH + 1);
				return (content.length > MAX_LENGTH) ? Optional.empty()
						: Entry.parse(new String(content, StandardCharsets.US_ASCII));
			}
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

	/**
	 * Tell whether another process has replaced the file.
	 * @param entry what a process wrote
	 * @return whether another process has replaced it
	 */
	boolean isTakenFrom(Entry entry) {
		return read().filter((found) -> !entry.isSame(found)).isPresent();
	}

	/**
	 * Delete the file and the log of the given process, if it leads there.
	 * @param entry what that process wrote
	 */
	void delete(Entry entry) {
		if (read().filter(entry::isSame).isPresent()) {
			try {
				Files.deleteIfExists(companion(".log"));
				Files.deleteIfExists(this.path);
			}
			catch (IOException ex) {
				// it leads nowhere and will be replaced
			}
		}
	}

	/**
	 * Delete the file, whatever it says, and what a launcher that got no answer made of
	 * it: nobody can be found by it.
	 */
	void giveUp() {
		try {
			Files.deleteIfExists(this.path);
			Files.deleteIfExists(companion(".hung"));
		}
		catch (IOException ex) {
			// launchers see that its process is gone
		}
	}

	private Path companion(String suffix) {
		return this.path.resolveSibling(this.path.getFileName() + suffix);
	}

	/**
	 * The content of the file.
	 *
	 * @param port port on the loopback interface
	 * @param token what to say first
	 * @param pid the process
	 */
	record Entry(int port, ControlToken token, long pid) {

		private static final int FIELDS = 3;

		private static final int MAX_PORT = 65535;

		static Optional<Entry> parse(String text) {
			String[] fields = text.strip().split(" ");
			try {
				Entry entry = new Entry(Integer.parseInt(fields[0]), ControlToken.of(fields[1]),
						Long.parseLong(fields[2]));
				return (fields.length == FIELDS && entry.port > 0 && entry.port <= MAX_PORT) ? Optional.of(entry)
						: Optional.empty();
			}
			catch (IllegalArgumentException | ArrayIndexOutOfBoundsException ex) {
				return Optional.empty();
			}
		}

		/**
		 * Tell whether the process may still run.
		 * @return {@code false} if no process that runs has its identifier
		 */
		boolean isAlive() {
			return OtherProcess.isRunning(this.pid);
		}

		boolean isSame(Entry other) {
			return line().equals(other.line());
		}

		String line() {
			return "%s %s %s\n".formatted(this.port, this.token.text(), this.pid);
		}

	}

}
