/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.bom;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/**
 * Reads what a jar says of itself.
 */
final class JarComponent {

	private static final String PROJECTS = "META-INF/maven/";

	private static final String PROPERTIES = "/pom.properties";

	private final String file;

	private final JarFile jar;

	private JarComponent(String file, JarFile jar) {
		this.file = file;
		this.jar = jar;
	}

	/**
	 * Read a jar.
	 * @param file name of the jar in the package
	 * @param path the jar
	 * @param sha256 its hash in hexadecimal digits
	 */
	static Component read(String file, Path path, String sha256) throws IOException {
		try (JarFile jar = new JarFile(path.toFile(), false)) {
			return new JarComponent(file.substring(file.lastIndexOf('/') + 1), jar).component(file, sha256);
		}
	}

	private Component component(String reference, String sha256) throws IOException {
		Map<String, Coordinates> projects = projects();
		Optional<String> own = projects.entrySet()
			.stream()
			.filter((project) -> project.getValue().fits(this.file))
			.map(Map.Entry::getKey)
			.findFirst();
		Coordinates coordinates = own.map(projects::get).orElseGet(() -> Coordinates.ofFile(this.file));
		List<Component> parts = new ArrayList<>();
		for (Map.Entry<String, Coordinates> project : projects.entrySet()) {
			if (!own.equals(Optional.of(project.getKey()))) {
				parts.add(new Component("library", reference + "!" + project.getKey(), project.getValue(),
						Optional.empty(), List.of(), List.of()));
			}
		}
		Optional<ZipEntry> project = own.map((entry) -> this.jar.getEntry(entry.replace(PROPERTIES, "/pom.xml")));
		List<String> licenses = new JarLicenses(this.jar).find(project);
		Optional<SilentProject> silent = SilentProject.of(coordinates);
		return new Component("library", reference,
				silent.map((known) -> known.complete(coordinates)).orElse(coordinates), Optional.of(sha256),
				silent.map((known) -> known.complete(licenses)).orElse(licenses), parts);
	}

	private Map<String, Coordinates> projects() throws IOException {
		Map<String, Coordinates> projects = new TreeMap<>();
		for (ZipEntry entry : this.jar.stream()
			.filter((candidate) -> candidate.getName().startsWith(PROJECTS) && candidate.getName().endsWith(PROPERTIES))
			.toList()) {
			try (InputStream properties = this.jar.getInputStream(entry)) {
				projects.put(entry.getName(), Coordinates.ofProject(properties));
			}
		}
		return projects;
	}

}
