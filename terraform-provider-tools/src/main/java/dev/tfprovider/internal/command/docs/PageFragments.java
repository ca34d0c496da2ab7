/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * Texts of the author for pages: {@code resources/NAME.md} for the page of that name.
 * Those in {@code guides} are pages themselves.
 *
 * @param folder the folder of all texts, which may not exist
 */
record PageFragments(Path folder) {

	static final String GUIDES = "guides";

	private static final Set<String> GUIDE_KEYS = Set.of("page_title", "subcategory", "description");

	/**
	 * Return the texts for a page in the order of their names.
	 */
	List<PageFragment> of(PageKind kind, String name) throws IOException {
		List<PageFragment> fragments = new ArrayList<>();
		for (Path file : SourceText.files(this.folder.resolve(kind.folder()))) {
			if (PageFragment.isOf(file.getFileName().toString(), name)) {
				PageFragment fragment = PageFragment.parse(SourceText.read(file), file.toString());
				if (kind.isProvider() && fragment.frontMatter().values().containsKey("subcategory")) {
					throw fragment.frontMatter()
						.refuse(file.toString(), "the page of the provider has no 'subcategory'", "Remove it.");
				}
				fragments.add(fragment);
			}
		}
		return fragments;
	}

	/**
	 * Return the files of the guides.
	 */
	List<Path> guides() throws IOException {
		return SourceText.files(this.folder.resolve(GUIDES));
	}

	/**
	 * Return the path of a guide relative to the documentation.
	 */
	static String path(Path guide) {
		return GUIDES + "/" + guide.getFileName();
	}

	/**
	 * Return the title of a guide.
	 * @throws CommandFailedException if it is not as the registry demands
	 */
	static String title(Path guide) throws IOException {
		return FrontMatter.parse(guide(guide), guide.toString()).values().getOrDefault("page_title", "");
	}

	/**
	 * Read a guide.
	 * @throws CommandFailedException if it is not as the registry demands
	 */
	static String guide(Path file) throws IOException {
		Refusal.when(!file.getFileName().toString().endsWith(".md"),
				"%s: a guide is a file that ends in .md. Rename it.", file);
		String content = SourceText.read(file);
		FrontMatter frontMatter = FrontMatter.parse(content, file.toString());
		frontMatter.checkKeys(GUIDE_KEYS, file.toString());
		if (frontMatter.values().getOrDefault("page_title", "").isBlank()) {
			throw frontMatter.refuse(file.toString(), "the guide has no 'page_title'", "Add one to its front matter.");
		}
		return content;
	}

	/**
	 * Refuse texts that belong to no page.
	 * @param pages names of the pages by folder
	 */
	void check(Map<String, List<String>> pages) throws IOException {
		for (Path entry : SourceText.files(this.folder)) {
			String name = entry.getFileName().toString();
			if (Files.isDirectory(entry)) {
				if (!name.equals(GUIDES)) {
					check(entry, pages.getOrDefault(name, List.of()));
				}
			}
			else if (!PageFragment.isOf(name, "index")) {
				throw orphan(entry);
			}
		}
	}

	private static void check(Path folder, List<String> pages) throws IOException {
		for (Path file : SourceText.files(folder)) {
			String name = file.getFileName().toString();
			if (pages.stream().noneMatch((page) -> PageFragment.isOf(name, page))) {
				throw orphan(file);
			}
		}
	}

	private static CommandFailedException orphan(Path file) {
		return Refusal.of("%s belongs to no page. Name it like a page, without the prefix of the provider.", file);
	}

}
