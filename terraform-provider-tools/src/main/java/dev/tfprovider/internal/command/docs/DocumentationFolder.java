/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.docs.html.HtmlPreview;
import dev.tfprovider.internal.command.docs.html.PreviewEntry;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.validation.ConstraintTexts;

/**
 * The documentation of a provider in a folder: writes it, or compares it with what would
 * be written. Makes one page after the other, and reads examples from {@code examples}
 * and own texts from {@code docs-fragments} beside the folder.
 */
public final class DocumentationFolder {

	/**
	 * The number of pages from which {@code tfplugindocs validate} refuses documentation.
	 */
	private static final int TOO_MANY_PAGES = 2000;

	private final ProviderRuntime runtime;

	private final List<DocumentedPage> pages;

	private final Path folder;

	private final PageFragments fragments;

	private final ExampleFiles examples;

	/**
	 * Create the documentation.
	 * @param runtime the provider
	 * @param folder the folder of the documentation, absolute; may not exist
	 */
	public DocumentationFolder(ProviderRuntime runtime, Path folder) {
		this.runtime = runtime;
		this.pages = DocumentedPage.of(runtime);
		this.folder = folder;
		this.fragments = new PageFragments(folder.resolveSibling("docs-fragments"));
		this.examples = new ExampleFiles(folder.resolveSibling("examples"));
	}

	/**
	 * Write all pages that differ, and remove those written for what is no more. Changes
	 * nothing if any page cannot be made or written.
	 * @return paths of the pages written and removed, relative to the folder
	 * @throws IOException if a file cannot be read or written
	 * @throws CommandFailedException if a text of the author is wrong, or a page is not
	 * as the registry demands
	 */
	public List<String> write() throws IOException {
		Map<String, String> made = new TreeMap<>();
		List<String> different = differences(made::put);
		new PageFiles(this.folder).replace(different, made);
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
		return differences((path, content) -> {
		});
	}

	/**
	 * Write all pages as one in HTML, as they would be written to the folder, which stays
	 * as it is.
	 * @param file where to write to, replaced once all is made
	 * @throws IOException if a file cannot be read or written
	 * @throws CommandFailedException if a text of the author is wrong, or a page is not
	 * as the registry demands
	 */
	void writePreview(Path file) throws IOException {
		Set<String> paths = paths();
		List<PreviewEntry> contents = new ArrayList<>();
		for (DocumentedPage page : this.pages) {
			contents.add(new PreviewEntry(page.kind().plural(), page.title(), page.path()));
		}
		for (Path guide : this.fragments.guides()) {
			contents.add(new PreviewEntry("Guides", PageFragments.title(guide), PageFragments.path(guide)));
		}
		Path folder = file.toAbsolutePath().getParent();
		if (Files.isDirectory(file) || folder == null) {
			throw Refusal.of("%s is a folder. Remove it, or name another with '--out'.", file);
		}
		Files.createDirectories(folder);
		Path made = folder.resolve("." + file.getFileName() + ".tmp");
		try {
			try (Writer html = new BufferedWriter(
					new OutputStreamWriter(Files.newOutputStream(made), StandardCharsets.UTF_8))) {
				PageCheck check = new PageCheck(paths);
				HtmlPreview preview = HtmlPreview.begin(html, this.runtime.definition().name() + " Provider", contents);
				pages((path, content) -> {
					check.check(path, content);
					preview.write(path, FrontMatter.body(content));
				});
				preview.end();
			}
			Files.move(made, file, StandardCopyOption.REPLACE_EXISTING);
		}
		finally {
			Files.deleteIfExists(made);
		}
	}

	private List<String> differences(BiConsumer<String, String> consumer) throws IOException {
		Refusal.when(Files.exists(this.folder) && !Files.isDirectory(this.folder),
				"%s is no folder. Name another with '--out'.", this.folder);
		Set<String> paths = paths();
		Set<String> different = new TreeSet<>();
		PageCheck check = new PageCheck(paths);
		pages((path, content) -> {
			check.check(path, content);
			if (!isCurrent(path, content)) {
				different.add(path);
				consumer.accept(path, content);
			}
		});
		different.addAll(stale(paths));
		return new ArrayList<>(different);
	}

	/**
	 * Return the paths of all pages, once each text and example of the author has one and
	 * no example is wrong.
	 */
	private Set<String> paths() throws IOException {
		this.fragments.check(this.pages.stream()
			.collect(Collectors.groupingBy((page) -> page.kind().folder(),
					Collectors.mapping(DocumentedPage::name, Collectors.toList()))));
		this.examples.check(this.runtime, this.pages);
		Set<String> paths = new HashSet<>();
		this.pages.forEach((page) -> paths.add(page.path()));
		for (Path guide : this.fragments.guides()) {
			paths.add(PageFragments.path(guide));
		}
		return paths;
	}

	/**
	 * Return whether there are more pages than the registry shows, with guides.
	 * @return a warning, empty if there are not
	 */
	String warning() throws IOException {
		int count = this.pages.size() + this.fragments.guides().size();
		return (count >= TOO_MANY_PAGES)
				? "There are %s pages, but the registry takes fewer than %s.".formatted(count, TOO_MANY_PAGES) : "";
	}

	/**
	 * Make all pages, one after the other.
	 */
	private void pages(PageConsumer consumer) throws IOException {
		try (ConstraintTexts constraints = ConstraintTexts.open()) {
			ProviderDocumentation documentation = new ProviderDocumentation(this.runtime, constraints);
			MarkdownPage markdown = new MarkdownPage(this.runtime.definition().name(), this.examples, this.fragments);
			for (DocumentedPage page : this.pages) {
				consumer.accept(page.path(), markdown.of(documentation.of(page)));
			}
			for (Path guide : this.fragments.guides()) {
				consumer.accept(PageFragments.path(guide), PageFragments.guide(guide));
			}
		}
	}

	private boolean isCurrent(String path, String content) throws IOException {
		Path file = this.folder.resolve(path);
		try {
			return Files.isRegularFile(file)
					&& Files.readString(file, StandardCharsets.UTF_8).replace("\r\n", "\n").equals(content);
		}
		catch (CharacterCodingException ex) {
			return false;
		}
	}

	/**
	 * Return the pages that were written for what is no more.
	 */
	private List<String> stale(Set<String> paths) throws IOException {
		List<String> stale = new ArrayList<>();
		for (PageKind kind : PageKind.all()) {
			for (Path file : SourceText.files(this.folder.resolve(kind.folder()))) {
				String path = kind.isProvider() ? file.getFileName().toString()
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

	/**
	 * Takes a page.
	 */
	@FunctionalInterface
	private interface PageConsumer {

		void accept(String path, String content) throws IOException;

	}

}
