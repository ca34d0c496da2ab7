/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.internal.command.template.Template;

/**
 * Leaves libraries out of a package that come with the starter and that no launch uses,
 * such as the tools of the author. What the application or a library of its own names
 * stays, be it in code or in a file, and so does what that names in turn. The resource
 * {@code libraries.txt} lists them all.
 */
final class UnusedLibraries {

	private static final Pattern ROW = Pattern
		.compile("(\\S+)\\s+(.+?)(: unused(?:, even if (\\S+) names it)?(?:, unless (.+) is named)?)?");

	private static final Pattern FILE = Pattern.compile("(.+?)-\\d[^/]*\\.jar");

	/**
	 * What builds write down, and no launch from a class path reads.
	 */
	private static final Pattern BUILD = Pattern
		.compile("META-INF/(sbom|maven|native-image)/|(META-INF/versions/\\d+/)?module-info\\.class");

	private final Map<String, Row> rows = new TreeMap<>();

	UnusedLibraries() {
		Template.of(UnusedLibraries.class, "libraries.txt")
			.text()
			.lines()
			.filter((line) -> !line.isBlank() && !line.startsWith("#"))
			.forEach(this::add);
	}

	private void add(String line) {
		Matcher row = ROW.matcher(line);
		if (!row.matches()) {
			throw new IllegalStateException("No row of libraries.txt: " + line);
		}
		this.rows.put(row.group(1), new Row(row.group(3) != null, Objects.requireNonNullElse(row.group(4), ""),
				(row.group(5) != null) ? List.of(row.group(5).split(" or ")) : List.of()));
	}

	/**
	 * Delete the files of a folder that nothing in it uses.
	 * @param folder the folder
	 * @param names file names of all jars in it
	 * @return names of the deleted ones, in the same order
	 */
	List<String> deleteFrom(Path folder, Collection<String> names) throws IOException {
		List<String> unused = find(folder, names);
		for (String name : unused) {
			Files.delete(folder.resolve(name));
		}
		return unused;
	}

	private List<String> find(Path folder, Collection<String> names) throws IOException {
		Map<String, Collection<String>> unused = new TreeMap<>();
		Deque<String> others = new ArrayDeque<>();
		for (String name : names) {
			if (!this.rows.containsKey(library(name))) {
				others.add(name);
			}
			else if (row(name).unused()) {
				Collection<String> needed = packages(folder.resolve(name));
				needed.addAll(row(name).unless());
				unused.put(name, needed);
			}
		}
		while (!others.isEmpty()) {
			String other = others.remove();
			Map<String, Collection<String>> asked = new TreeMap<>(unused);
			asked.keySet().removeIf((name) -> row(name).except().equals(library(other)));
			Collection<String> named = named(folder.resolve(other), asked);
			unused.keySet().removeAll(named);
			others.addAll(named);
		}
		return names.stream().filter(unused::containsKey).toList();
	}

	private Row row(String file) {
		return this.rows.getOrDefault(library(file), new Row(false, "", List.of()));
	}

	/**
	 * Return the name of a library without its version.
	 */
	private static String library(String file) {
		Matcher matcher = FILE.matcher(file);
		return matcher.matches() ? matcher.group(1) : file;
	}

	private static Collection<String> packages(Path jar) throws IOException {
		TreeSet<String> packages = new TreeSet<>();
		try (JarFile file = new JarFile(jar.toFile(), false)) {
			file.stream()
				.map(JarEntry::getName)
				.filter((name) -> name.endsWith(".class") && !name.startsWith("META-INF/") && name.contains("/"))
				.map((name) -> name.substring(0, name.lastIndexOf('/') + 1))
				.forEach(packages::add);
		}
		packages.removeIf((name) -> packages.headSet(name).stream().anyMatch(name::startsWith));
		return packages;
	}

	/**
	 * Return which of the unused libraries the files of a jar name, as packages in code
	 * or in text.
	 */
	private static Collection<String> named(Path jar, Map<String, Collection<String>> unused) throws IOException {
		Collection<String> named = new TreeSet<>();
		try (JarFile file = new JarFile(jar.toFile(), false)) {
			for (Enumeration<JarEntry> entries = file.entries(); entries.hasMoreElements();) {
				JarEntry entry = entries.nextElement();
				if (BUILD.matcher(entry.getName()).lookingAt()) {
					continue;
				}
				String content = new String(file.getInputStream(entry).readAllBytes(), StandardCharsets.ISO_8859_1)
						+ entry.getName().replaceFirst("^META-INF/.*", "");
				unused.forEach((name, packages) -> {
					if (packages.stream()
						.anyMatch((each) -> content.contains(each) || content.contains(each.replace('/', '.')))) {
						named.add(name);
					}
				});
			}
		}
		return named;
	}

	/**
	 * What is known of a library.
	 *
	 * @param unused whether no launch uses it
	 * @param except another library, which names it without need
	 * @param unless parts of the names of packages, with slashes, or of files that need
	 * it
	 */
	private record Row(boolean unused, String except, List<String> unless) {

	}

}
