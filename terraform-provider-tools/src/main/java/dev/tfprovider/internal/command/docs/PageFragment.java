/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.Set;

/**
 * Text of the author for a page.
 *
 * @param frontMatter its front matter, whose values replace those of the page
 * @param position where the text is put
 * @param text the text, Markdown
 */
record PageFragment(FrontMatter frontMatter, FragmentPosition position, String text) {

	private static final Set<String> KEYS = Set.of(FragmentPosition.KEY, "page_title", "subcategory", "description");

	/**
	 * Read a fragment.
	 * @param content the whole file
	 * @param file its name for messages
	 */
	static PageFragment parse(String content, String file) {
		FrontMatter frontMatter = FrontMatter.parse(content, file);
		frontMatter.checkKeys(KEYS, file);
		FragmentPosition position = switch (frontMatter.values().getOrDefault(FragmentPosition.KEY, "after")) {
			case "after" -> FragmentPosition.AFTER;
			case "before" -> FragmentPosition.BEFORE;
			default -> throw frontMatter.refuse(file,
					"'position' is '%s'".formatted(frontMatter.values().get(FragmentPosition.KEY)),
					"Write 'before' or 'after'.");
		};
		return new PageFragment(frontMatter, position, FrontMatter.body(content));
	}

	/**
	 * Return whether a file is a fragment of a page: it has the name of the page, or goes
	 * on after a hyphen, which names of types do not contain.
	 */
	static boolean isOf(String file, String page) {
		return file.equals(page + ".md") || (file.startsWith(page + "-") && file.endsWith(".md"));
	}

}
