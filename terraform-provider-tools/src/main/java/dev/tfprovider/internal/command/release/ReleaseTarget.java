/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.FileFailure;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.start.AtomicFile;

/**
 * A folder that releases are added to, by one process at a time. Each file is written
 * beside its place and moved there, so that nobody reads half of it.
 */
final class ReleaseTarget implements AutoCloseable {

	private static final String LOCK = ".lock";

	/**
	 * Far behind the content, which Windows lets nobody read where it is locked.
	 */
	private static final long LOCKED_BYTE = 1 << 20;

	private static final long PAUSE_MILLIS = 50;

	private final Path root;

	private final boolean replacing;

	private final FileChannel lock;

	private ReleaseTarget(Path root, boolean replacing, FileChannel lock) {
		this.root = root;
		this.replacing = replacing;
		this.lock = lock;
	}

	/**
	 * Open a folder, which is created if need be, and wait until no other process writes
	 * to it.
	 * @param root the folder
	 * @param replacing whether archives with other bytes are replaced, not refused
	 */
	static ReleaseTarget open(Path root, boolean replacing) throws IOException {
		Files.createDirectories(root);
		Path file = root.resolve(LOCK);
		while (true) {
			FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
			boolean locked = false;
			try {
				locked = channel.tryLock(LOCKED_BYTE, 1, false) != null && isAt(file, channel);
			}
			catch (OverlappingFileLockException ex) {
				// Another thread of this process
			}
			catch (IOException ex) {
				channel.close();
				throw FileFailure.in(file, ex);
			}
			if (locked) {
				return new ReleaseTarget(root, replacing, channel);
			}
			channel.close();
			pause(root);
		}
	}

	/**
	 * Whether the lock is on the file that others find: who had it before deleted his.
	 */
	private static boolean isAt(Path file, FileChannel locked) throws IOException {
		byte[] mark = UUID.randomUUID().toString().getBytes(StandardCharsets.US_ASCII);
		locked.write(ByteBuffer.wrap(mark), 0);
		try {
			return Arrays.equals(Files.readAllBytes(file), mark);
		}
		catch (NoSuchFileException ex) {
			return false;
		}
	}

	private static void pause(Path root) {
		try {
			Thread.sleep(PAUSE_MILLIS);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw Refusal.of("Interrupted while another process writes to %s.", root);
		}
	}

	Path root() {
		return this.root;
	}

	boolean isReplacing() {
		return this.replacing;
	}

	/**
	 * Require that the archives of a release can be put into a folder.
	 * @throws CommandFailedException if there is one with other bytes, which must not be
	 * replaced
	 */
	void check(Release release, Path folder) throws IOException {
		for (ReleaseArchive archive : release.archives()) {
			Path file = folder.resolve(release.file(archive));
			if (!this.replacing && Files.exists(file) && !PackageHash.ofFile(file).equals(archive.sha256())) {
				throw release.conflict(archive, file.toString());
			}
		}
	}

	/**
	 * Put the archives of a release into all folders of a mirror, or into none.
	 * @return the folders
	 * @throws CommandFailedException if there is one with other bytes, which must not be
	 * replaced
	 */
	List<Path> mirror(Release release) throws IOException {
		List<Path> folders = release.name().mirrorFolders(this.root);
		for (Path folder : folders) {
			check(release, folder);
		}
		for (Path folder : folders) {
			put(release, folder);
		}
		return folders;
	}

	void put(Release release, Path folder) throws IOException {
		for (ReleaseArchive archive : release.archives()) {
			Path file = folder.resolve(release.file(archive));
			if (!Files.exists(file) || !PackageHash.ofFile(file).equals(archive.sha256())) {
				write(file, (draft) -> Files.copy(archive.file(), draft));
			}
		}
	}

	void put(String content, Path file) throws IOException {
		put(content.getBytes(StandardCharsets.UTF_8), file);
	}

	void put(byte[] content, Path file) throws IOException {
		if (!Files.exists(file) || !Arrays.equals(Files.readAllBytes(file), content)) {
			write(file, (draft) -> Files.write(draft, content));
		}
	}

	void write(Path file, FileWriter writer) throws IOException {
		Path folder = Objects.requireNonNull(file.getParent());
		Files.createDirectories(folder);
		Path draft = folder.resolve("." + file.getFileName() + ".part");
		try {
			Files.deleteIfExists(draft);
			writer.write(draft);
			AtomicFile.move(draft, file);
		}
		catch (IOException ex) {
			throw FileFailure.in(file, ex);
		}
		finally {
			Files.deleteIfExists(draft);
		}
	}

	@Override
	public void close() throws IOException {
		Files.deleteIfExists(this.root.resolve(LOCK));
		this.lock.close();
	}

	/**
	 * Writes a file that is not at its place yet.
	 */
	@FunctionalInterface
	interface FileWriter {

		void write(Path draft) throws IOException;

	}

}
