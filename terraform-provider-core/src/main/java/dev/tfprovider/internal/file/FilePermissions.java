/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Sets the permissions of files on POSIX file systems. On others, such as those of
 * Windows, nothing is set: a file has the access list of its folder, and those of a
 * user's temporary files and profile are the user's alone.
 */
public final class FilePermissions {

	private FilePermissions() {
	}

	/**
	 * Tell whether files have these permissions.
	 * @param path any path of the file system
	 * @return whether they have
	 */
	public static boolean isSupportedBy(Path path) {
		return path.getFileSystem().supportedFileAttributeViews().contains("posix");
	}

	/**
	 * Return file attributes that create a file or folder with permissions.
	 * @param path where it will be
	 * @param permissions such as {@code rw-------}
	 * @return attributes for the methods of {@link Files}; none if the file system has no
	 * permissions
	 */
	public static FileAttribute<?>[] ofNew(Path path, String permissions) {
		return isSupportedBy(path)
				? new FileAttribute<?>[] {
						PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions)) }
				: new FileAttribute<?>[0];
	}

	/**
	 * Set the permissions of a file or folder that is there.
	 * @param path the file
	 * @param permissions such as {@code rw-------}
	 * @throws IOException if the file system has permissions and they cannot be set
	 */
	public static void set(Path path, String permissions) throws IOException {
		if (isSupportedBy(path)) {
			Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
		}
	}

}
