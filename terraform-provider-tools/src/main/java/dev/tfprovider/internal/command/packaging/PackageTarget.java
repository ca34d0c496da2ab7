/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.schema.PackagedSchema;

/**
 * A folder that is replaced by a package. Its content is deleted, so it may only contain
 * an earlier package of the same provider.
 *
 * @param folder the folder, which need not exist
 * @param name name of the package
 */
record PackageTarget(Path folder, PackageName name) {

	/**
	 * Entries of a package besides the file that hosts execute.
	 */
	private static final Set<String> PARTS = Set.of("lib", RuntimeImage.FOLDER, RuntimeImage.MUSL, "sbom",
			PackagedSchema.FOLDER);

	/**
	 * Folder of a package that is not written to its end.
	 */
	private static final String DRAFT = ".part";

	/**
	 * Require that a folder is there and can be written, or can be made.
	 * @throws CommandFailedException if not; names what is in the way
	 */
	static void requireFolder(Path folder) {
		Path there = folder;
		while (there.getParent() != null && !Files.exists(there, LinkOption.NOFOLLOW_LINKS)) {
			there = there.getParent();
		}
		Refusal.when(!Files.isDirectory(there), "'%s' is no directory.", there);
		Refusal.when(!Files.isWritable(there), "This user may not write to '%s'.", there);
	}

	/**
	 * Check that the folder can be written, and contains nothing but an earlier package.
	 * @throws CommandFailedException if there is something else, which is named
	 * @throws IOException if the folder cannot be read
	 */
	void check() throws IOException {
		requireFolder(this.folder);
		List<Path> entries = entries();
		if (entries.isEmpty()) {
			return;
		}
		for (Path entry : entries) {
			if (!isLauncher(entry) && !isPart(entry)) {
				throw refused("'%s' is in it".formatted(entry.getFileName()));
			}
		}
		if (entries.stream().noneMatch(this::isLauncher)) {
			throw refused("there is no '%s_v...' in it".formatted(this.name.prefix()));
		}
	}

	/**
	 * Replace the folder by a copy of a package, which is written into it first, so that
	 * the disk may be full. The file that hosts execute comes first then and what was
	 * there goes, so that the folder can be told for what it is whenever this stops.
	 * @param made the package
	 * @throws CommandFailedException if something else is there
	 * @throws IOException if it cannot be replaced
	 */
	void replace(FileTree made) throws IOException {
		check();
		Path draft = this.folder.resolve(DRAFT);
		new FileTree(draft).delete();
		try {
			Map<String, Path> files = made.files();
			for (Map.Entry<String, Path> file : files.entrySet()) {
				Path copy = draft.resolve(file.getKey());
				Files.createDirectories(Objects.requireNonNull(copy.getParent()));
				Files.copy(file.getValue(), copy, StandardCopyOption.COPY_ATTRIBUTES);
			}
			String launcher = this.name.launcher();
			boolean launched = files.containsKey(launcher);
			if (launched) {
				move(draft.resolve(launcher));
			}
			for (Path entry : entries()) {
				if (!launched || !entry.getFileName().toString().equals(launcher)) {
					new FileTree(entry).delete();
				}
			}
			try (Stream<Path> entries = Files.list(draft)) {
				for (Path entry : entries.toList()) {
					move(entry);
				}
			}
		}
		finally {
			new FileTree(draft).delete();
		}
	}

	private void move(Path entry) throws IOException {
		Files.move(entry, this.folder.resolve(Objects.requireNonNull(entry.getFileName())),
				StandardCopyOption.REPLACE_EXISTING);
	}

	private List<Path> entries() throws IOException {
		if (Files.notExists(this.folder)) {
			return List.of();
		}
		try (Stream<Path> entries = Files.list(this.folder)) {
			return entries.filter((entry) -> !entry.endsWith(DRAFT)).sorted().toList();
		}
	}

	private boolean isLauncher(Path entry) {
		return String.valueOf(entry.getFileName()).startsWith(this.name.prefix() + "_v")
				&& Files.isRegularFile(entry, LinkOption.NOFOLLOW_LINKS);
	}

	private static boolean isPart(Path entry) {
		return PARTS.contains(String.valueOf(entry.getFileName()))
				&& Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS);
	}

	private CommandFailedException refused(String reason) {
		return Refusal
			.of("'%s' would be replaced, but is no earlier package of this provider: %s. Name an empty directory, or a "
					+ "new one.", this.folder, reason);
	}

}
