/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Map;

/**
 * Describes failures of files to people.
 */
public final class FileFailure {

	private static final Map<Class<? extends FileSystemException>, String> ADVICE = Map.of(NoSuchFileException.class,
			"is not there. Create it, or name another.", AccessDeniedException.class,
			"must not be read or written by this user. Change its permissions, or name another.",
			FileAlreadyExistsException.class, "is there already. Remove it, or name another.",
			DirectoryNotEmptyException.class, "is a folder that is not empty. Remove it, or name another.",
			NotDirectoryException.class, "is no folder. Remove it, or name another.", FileSystemLoopException.class,
			"is a link to a folder around it. Remove it.");

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
		String advice = ADVICE.get(failure.getClass());
		if (advice != null) {
			return path + " " + advice;
		}
		// A copy names what is copied, and fails where it is written
		return "%s: %s.".formatted((file.getOtherFile() != null) ? file.getOtherFile() : path,
				(file.getReason() != null) ? file.getReason() : file.getClass().getSimpleName());
	}

	/**
	 * Return a failure with the file that it belongs to. Java does not name it if a disk
	 * is full.
	 * @param file the file
	 * @param failure what was thrown
	 * @return what to throw
	 */
	public static IOException in(Path file, IOException failure) {
		if (failure instanceof FileSystemException) {
			return failure;
		}
		FileSystemException named = new FileSystemException(file.toString(), null, failure.getMessage());
		named.initCause(failure);
		return named;
	}

}
