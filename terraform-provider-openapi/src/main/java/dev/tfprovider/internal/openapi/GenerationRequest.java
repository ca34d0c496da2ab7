/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import dev.tfprovider.command.CommandLine;
import dev.tfprovider.internal.command.line.JavaPackageName;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.openapi.description.ApiDescription;
import dev.tfprovider.internal.openapi.description.DescriptionFile;
import org.jspecify.annotations.Nullable;

/**
 * What is asked for.
 *
 * @param description the file with the description
 * @param resources paths by name; empty for all
 * @param folder the folder of the project
 * @param packageName package of the sources
 * @param provider name of the provider; empty to take the title
 * @param address source address of the provider; empty if it is not known
 * @param overlay the file with corrections, {@code null} if there is none
 * @param earlier the file with an earlier description to compare with, {@code null} to
 * write sources
 * @param allowFiles whether files that the description refers to may be read
 * @param report where the whole report goes, {@code null} to decide by its length
 * @param write whether to write files
 */
record GenerationRequest(Path description, Map<String, String> resources, Path folder, String packageName,
		String provider, String address, @Nullable Path overlay, @Nullable Path earlier, boolean allowFiles,
		@Nullable Path report, boolean write) {

	private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]{0,62}");

	private static final Pattern PROVIDER = Pattern.compile("[a-z](-?[a-z0-9_]){0,62}");

	/**
	 * What comes before the name in a source address: a namespace, maybe after a host.
	 */
	private static final Pattern NAMESPACE = Pattern
		.compile("([a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?(:[0-9]{1,5})?/)?[a-z0-9](-?[a-z0-9_]){0,62}");

	static GenerationRequest of(String description, CommandLine line, Path directory) {
		Map<String, String> resources = new LinkedHashMap<>();
		for (String resource : line.list("resource")) {
			String[] parts = resource.split("=", 2);
			Refusal.when(parts.length < 2 || !NAME.matcher(parts[0]).matches() || !parts[1].startsWith("/"),
					"'%s' names no resource: write its name and a path of the description, such as pet=/pets.",
					resource);
			Refusal.when(resources.put(parts[0], parts[1]) != null, "The resource '%s' is named twice.", parts[0]);
		}
		String asked = line.value("provider").orElse("");
		int slash = asked.lastIndexOf('/');
		String provider = asked.substring(slash + 1);
		Refusal.when(
				(!asked.isEmpty() && !PROVIDER.matcher(provider).matches())
						|| (slash >= 0 && !NAMESPACE.matcher(asked.substring(0, slash)).matches()),
				"'%s' cannot be the name of a provider: write lower-case letters, digits and single hyphens, or a "
						+ "source address such as acme/petstore.",
				asked);
		return new GenerationRequest(path(directory, description), resources,
				path(directory, line.value("dir").orElse("")),
				packageName(
						line.value("package").orElse((line.has("diff") || line.has("endpoint")) ? "generated" : "")),
				provider, (slash >= 0) ? asked : "",
				line.value("overlay").map((overlay) -> path(directory, overlay)).orElse(null),
				line.value("diff").map((earlier) -> path(directory, earlier)).orElse(null), line.has("allow-files"),
				line.value("report").map((report) -> path(directory, report)).orElse(null), !line.has("dry-run"));
	}

	/**
	 * Read a description as it is asked for.
	 * @param file the file with the description
	 */
	ApiDescription read(Path file) throws IOException {
		return DescriptionFile.read(file, this.overlay, this.allowFiles);
	}

	/**
	 * Return where the whole report goes.
	 * @param isShort whether it fits on a screen
	 */
	Optional<Path> reportFile(boolean isShort) {
		return (this.report != null || isShort || !this.write) ? Optional.ofNullable(this.report)
				: Optional.of(this.folder.resolve("target/openapi-report.txt"));
	}

	private static String packageName(String name) {
		Refusal.when(name.isEmpty(),
				"Name the package of the sources with '--package', such as '--package com.acme.notes'.");
		return JavaPackageName.check(name);
	}

	private static Path path(Path directory, String path) {
		try {
			return directory.resolve(path).toAbsolutePath().normalize();
		}
		catch (InvalidPathException ex) {
			throw Refusal.of("'%s' is no path: %s", path, ex.getMessage());
		}
	}

}
