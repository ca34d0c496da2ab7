/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.example.ExampleCheck;
import dev.tfprovider.internal.command.example.ExampleSource;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.runtime.ProviderRuntime;

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
	List<String> of(DocumentedType type) throws IOException {
		Path main = this.folder.resolve(type.kind().examplePath(type.name()));
		List<String> examples = new ArrayList<>();
		if (Files.exists(main)) {
			examples.add(SourceText.read(main));
		}
		for (Path file : SourceText.files(this.folder.resolve(type.kind().exampleFolder(type.name())))) {
			String name = file.getFileName().toString();
			if (!file.equals(main) && isConfiguration(name) && !name.startsWith("import-by-")) {
				examples.add(SourceText.read(file));
			}
		}
		return examples;
	}

	private static boolean isConfiguration(String name) {
		return name.endsWith(".tf") || name.endsWith(".tfquery.hcl");
	}

	/**
	 * Refuse examples that are wrong or belong to no page.
	 * @param pages all pages
	 * @throws CommandFailedException with each mistake of the first folder that has any
	 */
	void check(ProviderRuntime runtime, List<DocumentedPage> pages) throws IOException {
		ExampleCheck check = new ExampleCheck(runtime);
		Set<Path> folders = new HashSet<>();
		for (DocumentedPage page : pages) {
			Path folder = this.folder.resolve(page.kind().exampleFolder(page.title()));
			folders.add(folder);
			List<ExampleSource> sources = new ArrayList<>();
			for (Path file : SourceText.files(folder)) {
				if (isConfiguration(file.getFileName().toString())) {
					sources
						.add(new ExampleSource(this.folder.resolveSibling(".").normalize().relativize(file).toString(),
								SourceText.read(file)));
				}
			}
			List<String> problems = sources.isEmpty() ? List.of() : check.problems(sources);
			if (!problems.isEmpty()) {
				throw CommandFailedException.of(String.join("\n", problems));
			}
		}
		checkFolders(folders);
	}

	private void checkFolders(Set<Path> folders) throws IOException {
		for (PageKind kind : PageKind.all()) {
			if (kind.isProvider()) {
				continue;
			}
			for (Path folder : SourceText.files(this.folder.resolve(kind.folder()))) {
				Refusal.when(Files.isDirectory(folder) && !folders.contains(folder),
						"%s belongs to no page. Name it like the type, with the prefix of the provider, or remove it.",
						folder);
			}
		}
	}

	/**
	 * Return a further file with the examples of a page.
	 */
	Optional<String> read(DocumentedType type, String name) throws IOException {
		Path file = this.folder.resolve(type.kind().exampleFolder(type.name())).resolve(name);
		return Files.exists(file) ? Optional.of(SourceText.read(file)) : Optional.empty();
	}

}
