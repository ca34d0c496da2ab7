/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.store;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.boot.TerraformStateStore;
import dev.tfprovider.statestore.LockableStateStore;
import dev.tfprovider.statestore.StateContent;
import dev.tfprovider.statestore.StateData;
import dev.tfprovider.statestore.StateLock;
import dev.tfprovider.statestore.StateStore;
import dev.tfprovider.statestore.StateStoreData;

/**
 * Keeps states in the files of a directory.
 */
@TerraformStateStore("files")
class FileStateStore implements StateStore<FileStateStore.Directory>, LockableStateStore<FileStateStore.Directory> {

	@Override
	public void configure(StateStoreData<Directory> data) throws IOException {
		Files.createDirectories(Path.of(data.config().path()));
	}

	@Override
	public Optional<StateContent> read(StateData<Directory> data) throws IOException {
		try {
			FileChannel file = FileChannel.open(data.config().state(data.stateId()));
			return Optional.of(new StateContent(Channels.newInputStream(file), file.size()));
		}
		catch (NoSuchFileException ex) {
			return Optional.empty();
		}
	}

	@Override
	public void write(StateData<Directory> data, StateContent content) throws IOException {
		Path unfinished = Files.createTempFile(Path.of(data.config().path()), "unfinished", "");
		try {
			Files.copy(content.stream(), unfinished, StandardCopyOption.REPLACE_EXISTING);
			try (FileChannel file = FileChannel.open(unfinished, StandardOpenOption.WRITE)) {
				file.force(true);
			}
			Files.move(unfinished, data.config().state(data.stateId()), StandardCopyOption.ATOMIC_MOVE);
		}
		finally {
			Files.deleteIfExists(unfinished);
		}
	}

	@Override
	public List<String> list(StateStoreData<Directory> data) throws IOException {
		try (Stream<Path> files = Files.list(Path.of(data.config().path()))) {
			return files.map((file) -> file.getFileName().toString())
				.filter((name) -> name.endsWith(".tfstate"))
				.map((name) -> FileNames.decode(name.substring(0, name.length() - ".tfstate".length())))
				.sorted()
				.toList();
		}
	}

	@Override
	public boolean delete(StateData<Directory> data) throws IOException {
		return Files.deleteIfExists(data.config().state(data.stateId()));
	}

	@Override
	public Optional<StateLock> lock(StateData<Directory> data, StateLock lock) throws IOException {
		Path unfinished = Files.createTempFile(Path.of(data.config().path()), "unfinished", "");
		try {
			Files.write(unfinished, List.of(lock.id(), lock.operation(), lock.who(), lock.created().toString()));
			// a link comes into being with its content, and only if there is none
			Files.createLink(data.config().lock(data.stateId()), unfinished);
			return Optional.empty();
		}
		catch (FileAlreadyExistsException ex) {
			return held(data);
		}
		finally {
			Files.deleteIfExists(unfinished);
		}
	}

	@Override
	public Optional<StateLock> unlock(StateData<Directory> data, String lockId) throws IOException {
		Optional<StateLock> held = held(data);
		if (held.isPresent() && held.get().id().equals(lockId)) {
			Files.delete(data.config().lock(data.stateId()));
		}
		return held;
	}

	private static Optional<StateLock> held(StateData<Directory> data) throws IOException {
		try {
			List<String> lines = Files.readAllLines(data.config().lock(data.stateId()), StandardCharsets.UTF_8);
			return Optional.of(new StateLock(lines.get(0), lines.get(1), lines.get(2), Instant.parse(lines.get(3))));
		}
		catch (NoSuchFileException ex) {
			return Optional.empty();
		}
	}

	/**
	 * States in files.
	 *
	 * @param path directory of the files, made when needed
	 */
	record Directory(String path) {

		private Path state(String stateId) {
			return Path.of(this.path, FileNames.encode(stateId) + ".tfstate");
		}

		private Path lock(String stateId) {
			return Path.of(this.path, FileNames.encode(stateId) + ".lock");
		}

	}

}
