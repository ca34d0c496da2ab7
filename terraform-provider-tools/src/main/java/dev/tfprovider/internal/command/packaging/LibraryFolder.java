/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;

import dev.tfprovider.internal.command.line.PackageName;

/**
 * A folder of jars, each copied there under a unique name.
 */
final class LibraryFolder {

	private final Path folder;

	private final PackageName packageName;

	private final List<String> names = new ArrayList<>();

	LibraryFolder(Path folder, PackageName packageName) {
		this.folder = folder;
		this.packageName = packageName;
	}

	/**
	 * Return the file names in the order they were added.
	 */
	List<String> names() {
		return List.copyOf(this.names);
	}

	/**
	 * Copy a jar, without its signature if it has one.
	 */
	void addJar(String name, InputStream jar) throws IOException {
		Path target = newFile(name);
		try (jar) {
			Files.copy(jar, target);
		}
		if (isSigned(target)) {
			Path signed = Files.move(target, target.resolveSibling(target.getFileName() + ".signed"));
			try (InputStream in = Files.newInputStream(signed); OutputStream out = Files.newOutputStream(target)) {
				UnsignedJar.copy(in, out);
			}
			Files.delete(signed);
		}
	}

	/**
	 * Make a jar of a folder of classes.
	 */
	void addClasses(String name, Path classes) throws IOException {
		Map<String, Path> files = new FileTree(classes).files();
		try (ApplicationJar jar = new ApplicationJar(Files.newOutputStream(newFile(name)))) {
			for (Map.Entry<String, Path> file : files.entrySet()) {
				try (InputStream content = Files.newInputStream(file.getValue())) {
					jar.add(file.getKey(), content);
				}
			}
		}
	}

	/**
	 * Return a file to write a jar to.
	 */
	Path newFile(String name) {
		String safe = this.packageName.isExecutableName(name) ? "application-" + name : name;
		String unique = safe;
		for (int i = 2; this.names.contains(unique); i++) {
			unique = i + "-" + safe;
		}
		this.names.add(unique);
		return this.folder.resolve(unique);
	}

	private static boolean isSigned(Path jar) throws IOException {
		try (JarFile file = new JarFile(jar.toFile(), false)) {
			return file.stream().anyMatch((entry) -> UnsignedJar.isSignature(entry.getName()));
		}
	}

}
