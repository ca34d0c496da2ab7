/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Examples of the author, in the layout of the field: {@code resources/NAME/resource.tf}.
 *
 * @param folder the folder of all examples, which may not exist
 */
record ExampleFiles(Path folder) {

	/**
	 * Return the examples for a page: the main file first, then other configurations in
	 * the order of their names.
	 */
	List<String> of(DocumentedType type) {
		Path main = this.folder.resolve(type.kind().examplePath(type.name()));
		List<Path> files = new ArrayList<>();
		if (Files.exists(main)) {
			files.add(main);
		}
		try {
			SourceText.files(this.folder.resolve(type.kind().exampleFolder(type.name())))
				.stream()
				.filter((file) -> !file.equals(main) && isConfiguration(file.getFileName().toString()))
				.forEach(files::add);
			List<String> examples = new ArrayList<>();
			for (Path file : files) {
				examples.add(SourceText.read(file));
			}
			return examples;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static boolean isConfiguration(String name) {
		return (name.endsWith(".tf") || name.endsWith(".tfquery.hcl")) && !name.startsWith("import-by-");
	}

	/**
	 * Return a further file with the examples of a page.
	 */
	Optional<String> read(DocumentedType type, String name) {
		Path file = this.folder.resolve(type.kind().exampleFolder(type.name())).resolve(name);
		try {
			return Files.exists(file) ? Optional.of(SourceText.read(file)) : Optional.empty();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
