/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.file;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A folder that is its user's alone: nobody else decides what its path leads to, so that
 * names in it go on meaning what they mean. Whoever owns a folder on the way, or may
 * write to it, could exchange what is below it. So all of them belong to this user or to
 * root, and nobody else may write to them. The launcher of a package follows the same
 * rule before it uses a folder.
 */
public final class PrivateFolder {

	private static final String OWNER = "rwx------";

	private static final int TYPE = 0170000;

	private static final int LINK = 0120000;

	private static final int DIRECTORY = 0040000;

	private static final int STICKY = 01000;

	private static final int OTHERS = 077;

	private static final int OTHERS_WRITE = 022;

	private static final int ROOT = 0;

	private final Path path;

	private PrivateFolder(Path path) {
		this.path = path;
	}

	/**
	 * Look at a folder that is there.
	 * @param root a folder, with links on the way to it or none
	 * @param name a path in it, which has none
	 * @param rule which folders on the way are safe
	 * @return the folder
	 * @throws IOException if it is not this user's alone, or cannot be looked at
	 */
	public static PrivateFolder of(Path root, String name, Rule rule) throws IOException {
		Path given = root.resolve(name);
		if (!given.isAbsolute()) {
			throw new IOException("'%s' is no absolute path".formatted(root));
		}
		if (!FilePermissions.isSupportedBy(given)) {
			throw new IOException("'%s' has no permissions that keep other users out".formatted(given));
		}
		int user = user();
		boolean links = look(given, user, rule);
		Path real = links ? root.toRealPath().resolve(name) : given;
		if (links && look(real, user, rule)) {
			throw new IOException("There is a link in '%s'".formatted(real));
		}
		Entry folder = Entry.of(real);
		if (folder.owner() != user) {
			throw new IOException("'%s' belongs to another user".formatted(real));
		}
		if (!folder.is(DIRECTORY)) {
			throw new IOException("'%s' is no folder".formatted(real));
		}
		if (folder.allows((rule == Rule.CLOSED) ? OTHERS : OTHERS_WRITE)) {
			throw new IOException("'%s' is open to other users".formatted(real));
		}
		return new PrivateFolder(real);
	}

	/**
	 * Make a folder, or close one of this user to others.
	 * @param root a folder, with links on the way to it or none, which is made if need be
	 * @param name a path in it, of which only the last folder may be missing
	 * @param rule which folders on the way are safe
	 * @return the folder
	 * @throws IOException if it is not this user's alone, or cannot be made
	 */
	public static PrivateFolder create(Path root, String name, Rule rule) throws IOException {
		Path folder = root.resolve(name);
		Path around = folder.getParent();
		while (around != null && !Files.isDirectory(around)) {
			around = around.getParent();
		}
		if (around != null && FilePermissions.isSupportedBy(around)) {
			int user = user();
			look(around, user, rule);
			Files.createDirectories(folder, FilePermissions.ofNew(folder, OWNER));
			Entry entry = Entry.of(folder);
			if (entry.is(DIRECTORY) && entry.owner() == user) {
				FilePermissions.set(folder, OWNER);
			}
		}
		return of(root, name, rule);
	}

	/**
	 * Return where the folder is.
	 * @return a path without links
	 */
	public Path path() {
		return this.path;
	}

	/**
	 * Look at all that a path leads through.
	 * @return whether links are among it
	 */
	private static boolean look(Path path, int user, Rule rule) throws IOException {
		List<Path> way = new ArrayList<>();
		for (Path part = path; part != null; part = part.getParent()) {
			way.add(0, part);
		}
		boolean links = false;
		for (Path part : way) {
			Entry entry = Entry.of(part);
			if (entry.owner() != ROOT && entry.owner() != user) {
				throw new IOException("'%s' belongs to another user".formatted(part));
			}
			if (entry.is(LINK)) {
				links = true;
			}
			else if (entry.allows(OTHERS_WRITE) && (rule == Rule.CLOSED || !entry.allows(STICKY))) {
				throw new IOException("'%s' may be changed by other users".formatted(part));
			}
		}
		return links;
	}

	/**
	 * Return the user by whom this process writes. Where the system does not tell, a file
	 * does.
	 */
	private static int user() throws IOException {
		Path process = Path.of("/proc/self");
		if (Files.exists(process)) {
			return (int) Files.getAttribute(process, "unix:uid");
		}
		Path probe = Files.createTempFile("user", ".tmp");
		try {
			return (int) Files.getAttribute(probe, "unix:uid");
		}
		finally {
			Files.delete(probe);
		}
	}

	/**
	 * Which folders are safe.
	 */
	public enum Rule {

		/**
		 * Others have no access to the folder, and may write to none on the way.
		 */
		CLOSED,

		/**
		 * Others may not write to the folder. In those on the way they may add names
		 * where the system lets them rename nothing else, as in folders for temporary
		 * files.
		 */
		READABLE

	}

	/**
	 * What a name stands for, without following it.
	 *
	 * @param mode type and permissions
	 * @param owner its user
	 */
	private record Entry(int mode, int owner) {

		static Entry of(Path path) throws IOException {
			try {
				Map<String, Object> attributes = Files.readAttributes(path, "unix:mode,uid", LinkOption.NOFOLLOW_LINKS);
				return new Entry((int) Objects.requireNonNull(attributes.get("mode")),
						(int) Objects.requireNonNull(attributes.get("uid")));
			}
			catch (NoSuchFileException ex) {
				throw new IOException("'%s' is not there".formatted(path), ex);
			}
			catch (FileSystemException ex) {
				throw new IOException("'%s' cannot be looked at: %s".formatted(path, ex.getReason()), ex);
			}
		}

		boolean is(int type) {
			return (this.mode & TYPE) == type;
		}

		boolean allows(int bits) {
			return (this.mode & bits) != 0;
		}

	}

}
