/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.packaging.FileTree;

/**
 * The folder of a new project, which must not hold anything before.
 *
 * @param path where it is, absolute
 */
record ProjectFolder(Path path) {

	/**
	 * Write the files next to the folder, and put it into its place when it is complete.
	 * @param files texts by path relative to the folder
	 * @throws CommandFailedException if something is there already
	 */
	void write(Map<String, String> files) throws IOException {
		Refusal.when(!isFree(), "'%s' is there already, and is no empty folder. Name another one with '--dir'.",
				this.path);
		Path parent = this.path.getParent();
		if (parent == null) {
			throw Refusal.of("'%s' cannot hold a project. Name a folder.", this.path);
		}
		Files.createDirectories(parent);
		Path draft = parent.resolve("." + this.path.getFileName() + ".new");
		try {
			Files.createDirectory(draft);
		}
		catch (FileAlreadyExistsException ex) {
			throw Refusal.of("'%s' is left from a project that was not completed, or is being written. Remove it.",
					draft);
		}
		try {
			for (Map.Entry<String, String> file : files.entrySet()) {
				Path target = draft.resolve(file.getKey());
				Files.createDirectories(Objects.requireNonNull(target.getParent()));
				Files.writeString(target, file.getValue());
			}
			Files.deleteIfExists(this.path);
			Files.move(draft, this.path);
		}
		finally {
			new FileTree(draft).delete();
		}
	}

	private boolean isFree() throws IOException {
		if (!Files.exists(this.path, LinkOption.NOFOLLOW_LINKS)) {
			return true;
		}
		if (!Files.isDirectory(this.path, LinkOption.NOFOLLOW_LINKS)) {
			return false;
		}
		try (Stream<Path> content = Files.list(this.path)) {
			return content.findAny().isEmpty();
		}
	}

}
