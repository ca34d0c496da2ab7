/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Finds the Terraform or OpenTofu executable: an explicit choice first, then the search
 * path.
 *
 * @param property looks up a property, such as {@value #CLI_PROPERTY}
 * @param environment looks up an environment variable
 */
public record CliLocator(Function<String, Optional<String>> property, Function<String, Optional<String>> environment) {

	/**
	 * Property that names the executable, by path or by a name on the search path; or
	 * several, separated by commas.
	 */
	public static final String CLI_PROPERTY = "terraform.cli";

	/** Environment variable of the same meaning. */
	public static final String CLI_VARIABLE = "TERRAFORM_CLI";

	/** Property with the directories that are searched instead of {@code PATH}. */
	public static final String SEARCH_PATH_PROPERTY = "terraform.search-path";

	/** Why nothing can be run when {@link #locate()} finds nothing. */
	public static final String NOT_FOUND = "no terraform or tofu on the PATH; set " + CLI_VARIABLE;

	private static final List<String> NAMES = List.of("terraform", "terraform.exe", "tofu", "tofu.exe");

	public static CliLocator ofSystem() {
		return new CliLocator((name) -> Optional.ofNullable(System.getProperty(name)),
				(name) -> Optional.ofNullable(System.getenv(name)));
	}

	/**
	 * Find the executable.
	 * @return its path, the first if several were chosen; empty when nothing was chosen
	 * and nothing is on the search path
	 * @throws IllegalStateException if one was chosen that cannot be executed
	 */
	public Optional<Path> locate() {
		return locateAll().stream().findFirst();
	}

	/**
	 * Find all executables that were chosen.
	 * @return their paths in the order chosen; the first on the search path when nothing
	 * was chosen, empty when nothing is there either
	 * @throws IllegalStateException if one was chosen that cannot be executed
	 */
	public List<Path> locateAll() {
		List<Path> chosen = this.property.apply(CLI_PROPERTY)
			.or(() -> this.environment.apply(CLI_VARIABLE))
			.stream()
			.flatMap((names) -> Stream.of(names.split(",")))
			.map(String::strip)
			.filter((name) -> !name.isEmpty())
			.map(this::resolve)
			.distinct()
			.toList();
		return (!chosen.isEmpty()) ? chosen : NAMES.stream().flatMap(this::search).limit(1).toList();
	}

	private Path resolve(String chosen) {
		Path path = Path.of(chosen);
		Optional<Path> found = (path.getNameCount() == 1 && !path.isAbsolute())
				? Stream.of(chosen, chosen + ".exe").flatMap(this::search).findFirst()
				: Optional.of(path.toAbsolutePath()).filter(CliLocator::isExecutable);
		return found.orElseThrow(() -> new IllegalStateException(
				"'%s', named by %s or %s, is not an executable file".formatted(chosen, CLI_PROPERTY, CLI_VARIABLE)));
	}

	private Stream<Path> search(String name) {
		String directories = this.property.apply(SEARCH_PATH_PROPERTY)
			.or(() -> this.environment.apply("PATH"))
			.orElse("");
		return Stream.of(directories.split(File.pathSeparator))
			.filter((directory) -> !directory.isBlank())
			.map((directory) -> Path.of(directory).resolve(name).toAbsolutePath())
			.filter(CliLocator::isExecutable);
	}

	private static boolean isExecutable(Path path) {
		return Files.isRegularFile(path) && Files.isExecutable(path);
	}

}
