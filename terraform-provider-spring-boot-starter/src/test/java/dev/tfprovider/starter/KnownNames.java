/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Simple names of types: those that the project declares or imports, with its tests and
 * the projects that it builds or writes, and those of the JDK.
 */
final class KnownNames {

	private static final Pattern NAME = Pattern
		.compile("\\b(?:class|interface|record|enum|object|message|service) +([A-Z]\\w*)"
				+ "|^import (?:static )?[a-z\\w.]*?\\.([A-Z]\\w*)", Pattern.MULTILINE);

	private final Set<String> names = new HashSet<>();

	KnownNames(Path root) {
		try {
			Files.walkFileTree(root, new Sources());
			Files.walkFileTree(FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules"), new Classes());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	boolean contains(String name) {
		return this.names.contains(name);
	}

	/**
	 * Reads what sources and templates declare and import.
	 */
	private final class Sources extends SimpleFileVisitor<Path> {

		@Override
		public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
			String name = folder.getFileName().toString();
			return (name.equals("target") || name.equals("node_modules") || name.startsWith("."))
					? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
		}

		@Override
		public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
			if (file.toString().matches(".*\\.(java|kt|proto)(\\.txt|\\.template)?")) {
				for (Matcher name = NAME.matcher(Files.readString(file)); name.find();) {
					KnownNames.this.names.add((name.group(1) != null) ? name.group(1) : name.group(2));
				}
			}
			return FileVisitResult.CONTINUE;
		}

	}

	/**
	 * Reads the names of compiled classes.
	 */
	private final class Classes extends SimpleFileVisitor<Path> {

		@Override
		public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
			String name = file.getFileName().toString();
			if (name.endsWith(".class")) {
				String type = name.substring(0, name.length() - ".class".length());
				KnownNames.this.names.add(type.substring(type.lastIndexOf('$') + 1));
			}
			return FileVisitResult.CONTINUE;
		}

	}

}
