/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;

/**
 * Reads a jar repackaged by Spring Boot: its libraries are nested jars, the application's
 * classes have a folder of their own, and a loader is needed to run it.
 *
 * @param file the jar
 */
record ExecutableJar(Path file) {

	private static final String CLASSES = "BOOT-INF/classes/";

	private static final String LIBRARIES = "BOOT-INF/lib/";

	/**
	 * The library that Spring Boot adds to extract an executable jar.
	 */
	private static final String TOOLS = LIBRARIES + "spring-boot-jarmode-";

	private static final String INDEX = "BOOT-INF/classpath.idx";

	private static final Set<String> LOADER_FILES = Set.of(JarFile.MANIFEST_NAME, "META-INF/INDEX.LIST",
			"META-INF/services/java.nio.file.spi.FileSystemProvider");

	static boolean isOne(Path file) throws IOException {
		try (JarFile jar = new JarFile(file.toFile(), false)) {
			return jar.getEntry(CLASSES) != null || jar.getEntry(INDEX) != null;
		}
	}

	/**
	 * Copy the application's classes, then the libraries in the order of the class path.
	 */
	void copyTo(LibraryFolder libraries) throws IOException {
		try (JarFile jar = new JarFile(this.file.toFile(), false)) {
			copyClasses(jar, libraries.newFile(String.valueOf(this.file.getFileName())));
			for (String library : libraries(jar)) {
				libraries.addJar(library.substring(library.lastIndexOf('/') + 1),
						jar.getInputStream(jar.getJarEntry(library)));
			}
		}
	}

	private static void copyClasses(JarFile jar, Path target) throws IOException {
		TreeMap<String, JarEntry> entries = jar.stream()
			.filter((entry) -> !entry.isDirectory() && isOfApplication(entry.getName()))
			.collect(Collectors.toMap((entry) -> nameWithin(entry.getName()), (entry) -> entry,
					(first, second) -> second, TreeMap::new));
		try (ApplicationJar out = new ApplicationJar(Files.newOutputStream(target))) {
			for (Map.Entry<String, JarEntry> entry : entries.entrySet()) {
				try (InputStream content = jar.getInputStream(entry.getValue())) {
					out.add(entry.getKey(), content);
				}
			}
		}
	}

	private static boolean isOfApplication(String name) {
		return name.startsWith(CLASSES)
				|| !(name.startsWith("BOOT-INF/") || name.startsWith("org/springframework/boot/loader/")
						|| LOADER_FILES.contains(name) || UnsignedJar.isSignature(name));
	}

	private static String nameWithin(String name) {
		return name.startsWith(CLASSES) ? name.substring(CLASSES.length()) : name;
	}

	private static List<String> libraries(JarFile jar) throws IOException {
		List<String> index = index(jar);
		return jar.stream()
			.map(JarEntry::getName)
			.filter((name) -> name.startsWith(LIBRARIES) && name.endsWith(".jar") && !name.startsWith(TOOLS))
			.sorted(Comparator.<String>comparingInt((name) -> position(index, name)).thenComparing((name) -> name))
			.toList();
	}

	private static int position(List<String> index, String name) {
		int position = index.indexOf(name);
		return (position >= 0) ? position : Integer.MAX_VALUE;
	}

	private static List<String> index(JarFile jar) throws IOException {
		JarEntry entry = jar.getJarEntry(INDEX);
		if (entry == null) {
			return List.of();
		}
		return new String(jar.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8).lines()
			.map((line) -> line.replaceAll("^- \"|\"$", ""))
			.toList();
	}

}
