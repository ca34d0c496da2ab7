/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.file.FilePermissions;

/**
 * A folder that only its user may access: its content decides what the provider runs. The
 * launcher makes the same check before it uses the content.
 *
 * @param path where it is
 */
public record PrivateFolder(Path path) {

	private static final String OWNER = "rwx------";

	private static final int OTHERS_WRITE = 022;

	private static final int STICKY = 01000;

	/**
	 * Create the folder, or close it to others, in a folder where others cannot rename
	 * it.
	 * @throws CommandFailedException if it is not this user's alone
	 * @throws IOException if it cannot be created
	 */
	public void create() throws IOException {
		Files.createDirectories(this.path, FilePermissions.ofNew(this.path, OWNER));
		int around = (int) Files.getAttribute(this.path.resolve("..").toRealPath(), "unix:mode");
		if ((around & OTHERS_WRITE) != 0 && (around & STICKY) == 0) {
			throw refused("can be renamed by other users");
		}
		if (!Files.isDirectory(this.path, LinkOption.NOFOLLOW_LINKS)) {
			throw refused("is a link");
		}
		if (!Files.getAttribute(this.path, "unix:uid", LinkOption.NOFOLLOW_LINKS).equals(user())) {
			throw refused("belongs to another user");
		}
		FilePermissions.set(this.path, OWNER);
	}

	/**
	 * Return the user by whom this process writes.
	 */
	private static Object user() throws IOException {
		Path probe = Files.createTempFile("owner", ".tmp");
		try {
			return Files.getAttribute(probe, "unix:uid");
		}
		finally {
			Files.delete(probe);
		}
	}

	private CommandFailedException refused(String reason) {
		return CommandFailedException.of("A recorded start is kept for one user alone, but '%s' %s. Remove it, or name "
			.formatted(this.path, reason) + "another folder in XDG_CACHE_HOME.");
	}

}
