/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/**
 * Describes failures of files to people.
 */
public final class FileFailure {

	private FileFailure() {
	}

	/**
	 * Return what has happened to which file, and what to do.
	 * @param thrown what was thrown
	 * @return one or two sentences
	 */
	public static String of(Exception thrown) {
		Throwable cause = thrown.getCause();
		Throwable failure = (thrown instanceof UncheckedIOException && cause != null) ? cause : thrown;
		if (!(failure instanceof FileSystemException file) || file.getFile() == null) {
			return String.valueOf(failure);
		}
		String path = file.getFile();
		if (failure instanceof NoSuchFileException) {
			return "%s is not there. Create it, or name another.".formatted(path);
		}
		if (failure instanceof AccessDeniedException) {
			return "%s must not be read or written by this user. Change its permissions, or name another."
				.formatted(path);
		}
		if (failure instanceof FileAlreadyExistsException) {
			return "%s is there already. Remove it, or name another.".formatted(path);
		}
		if (failure instanceof DirectoryNotEmptyException) {
			return "%s is a folder that is not empty. Remove it, or name another.".formatted(path);
		}
		if (failure instanceof NotDirectoryException) {
			return "%s is no folder. Remove it, or name another.".formatted(path);
		}
		if (failure instanceof FileSystemLoopException) {
			return "%s is a link to a folder around it. Remove it.".formatted(path);
		}
		return "%s: %s.".formatted(path,
				(file.getReason() != null) ? file.getReason() : file.getClass().getSimpleName());
	}

}
