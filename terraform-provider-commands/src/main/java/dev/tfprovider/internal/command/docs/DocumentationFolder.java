/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.runtime.operation.ProviderRuntime;
import dev.tfprovider.internal.validation.ConstraintTexts;

/**
 * The documentation of a provider in a folder: writes it, or compares it with what would
 * be written. Makes one page after the other, and reads examples from {@code examples}
 * and own texts from {@code docs-fragments} beside the folder.
 */
public final class DocumentationFolder {

	private static final int MOST_PAGES = 2000;

	private final ProviderDefinition definition;

	private final ProviderRuntime runtime;

	private final Path folder;

	private final PageFragments fragments;

	private final ExampleFiles examples;

	/**
	 * Create the documentation.
	 * @param runtime the provider
	 * @param folder the folder of the documentation, absolute; may not exist
	 */
	public DocumentationFolder(ProviderRuntime runtime, Path folder) {
		this.definition = runtime.definition();
		this.runtime = runtime;
		this.folder = folder;
		this.fragments = new PageFragments(folder.resolveSibling("docs-fragments"));
		this.examples = new ExampleFiles(folder.resolveSibling("examples"));
	}

	/**
	 * Write all pages that differ, and remove those written for what is no more. Writes
	 * nothing if any page cannot be made.
	 * @return paths of the pages written and removed, relative to the folder
	 * @throws IOException if a file cannot be read or written
	 * @throws CommandFailedException if a text of the author is wrong, or a page is not
	 * as the registry demands
	 */
	public List<String> write() throws IOException {
		List<String> different = differences();
		if (different.isEmpty()) {
			return different;
		}
		TreeSet<String> open = new TreeSet<>(different);
		pages((path, content) -> {
			if (open.remove(path)) {
				write(path, content);
			}
		});
		for (String stale : open) {
			Files.delete(this.folder.resolve(stale));
		}
		return different;
	}

	/**
	 * Compare the folder with what would be written.
	 * @return paths of the pages that are missing, differ or are stale, ascending
	 * @throws IOException if a file cannot be read
	 * @throws CommandFailedException if a text of the author is wrong, or a page is not
	 * as the registry demands
	 */
	public List<String> differences() throws IOException {
		if (Files.exists(this.folder) && !Files.isDirectory(this.folder)) {
			throw CommandFailedException.of("%s is no folder. Name another with '--out'.".formatted(this.folder));
		}
		Map<String, List<String>> names = names();
		this.fragments.check(names);
		TreeSet<String> paths = new TreeSet<>();
		names.forEach((kind, pages) -> pages
			.forEach((page) -> paths.add(kind.isEmpty() ? page + ".md" : kind + "/" + page + ".md")));
		for (Path guide : this.fragments.guides()) {
			paths.add(PageFragments.GUIDES + "/" + guide.getFileName());
		}
		TreeSet<String> different = new TreeSet<>();
		PageCheck check = new PageCheck(paths);
		pages((path, content) -> {
			check.check(path, content);
			if (!isCurrent(path, content)) {
				different.add(path);
			}
		});
		different.addAll(stale(paths));
		return new ArrayList<>(different);
	}

	/**
	 * Return whether there are more pages than the registry shows.
	 * @return a warning, empty if there are not
	 */
	String warning() {
		long count = names().values().stream().mapToLong(List::size).sum();
		return (count > MOST_PAGES)
				? "The provider has %s pages, but the registry shows %s.".formatted(count, MOST_PAGES) : "";
	}

	/**
	 * Return the names of pages by folder.
	 */
	private Map<String, List<String>> names() {
		Map<String, List<String>> names = new LinkedHashMap<>();
		names.put("", List.of("index"));
		Map<PageKind, Iterable<String>> types = new HashMap<>();
		types.put(PageKind.RESOURCE, this.runtime.resources().keySet());
		types.put(PageKind.DATA_SOURCE, this.runtime.dataSources().keySet());
		this.runtime.ephemeralResources()
			.ifPresent((all) -> types.put(PageKind.EPHEMERAL_RESOURCE, all.types().keySet()));
		this.runtime.listResources().ifPresent((all) -> types.put(PageKind.LIST_RESOURCE, all.types().keySet()));
		this.runtime.actions().ifPresent((all) -> types.put(PageKind.ACTION, all.types().keySet()));
		this.runtime.stateStores().ifPresent((all) -> types.put(PageKind.STATE_STORE, all.types().keySet()));
		int prefix = this.definition.typeName("").length();
		types.forEach((kind, all) -> {
			List<String> pages = new ArrayList<>();
			all.forEach((name) -> pages.add(name.substring(prefix)));
			names.put(kind.folder(), pages);
		});
		names.put(PageKind.FUNCTION.folder(), List.copyOf(this.runtime.functions().keySet()));
		return names;
	}

	/**
	 * Make all pages, one after the other.
	 */
	private void pages(BiConsumer<String, String> consumer) throws IOException {
		try {
			MarkdownPage page = new MarkdownPage(this.definition.name(), this.examples, this.fragments);
			types((type) -> consumer.accept(type.kind().path(type.shortName()), page.of(type)));
			for (Path guide : this.fragments.guides()) {
				consumer.accept(PageFragments.GUIDES + "/" + guide.getFileName(), PageFragments.guide(guide));
			}
		}
		catch (UncheckedIOException ex) {
			throw ex.getCause();
		}
	}

	private void types(Consumer<DocumentedType> consumer) {
		try (ConstraintTexts constraints = ConstraintTexts.open()) {
			new ProviderDocumentation(this.runtime, constraints).types().forEach(consumer);
		}
	}

	private boolean isCurrent(String path, String content) {
		Path file = this.folder.resolve(path);
		try {
			return Files.isRegularFile(file)
					&& Files.readString(file, StandardCharsets.UTF_8).replace("\r\n", "\n").equals(content);
		}
		catch (CharacterCodingException ex) {
			return false;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private void write(String path, String content) {
		Path file = this.folder.resolve(path);
		try {
			Path made = file.resolveSibling("." + file.getFileName() + ".tmp");
			Files.createDirectories((file.getParent() != null) ? file.getParent() : this.folder);
			try {
				Files.writeString(made, content);
				Files.move(made, file, StandardCopyOption.REPLACE_EXISTING);
			}
			finally {
				Files.deleteIfExists(made);
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Return the pages that were written for what is no more.
	 */
	private List<String> stale(TreeSet<String> paths) throws IOException {
		List<String> stale = new ArrayList<>();
		for (PageKind kind : PageKind.values()) {
			for (Path file : SourceText.files(this.folder.resolve(kind.folder()))) {
				String path = (kind == PageKind.PROVIDER) ? file.getFileName().toString()
						: kind.folder() + "/" + file.getFileName();
				if (path.endsWith(".md") && !paths.contains(path) && Files.isRegularFile(file)
						&& Files.size(file) <= SourceText.LARGEST && isMarked(file)) {
					stale.add(path);
				}
			}
		}
		return stale;
	}

	private static boolean isMarked(Path file) throws IOException {
		return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).contains("\n" + FrontMatter.MARK);
	}

}
